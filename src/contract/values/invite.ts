/**
 * The invite programme's numbers and names on the wire. Kept apart from the schemas, so that pages can use them without
 * loading the library that checks answers.
 */

/** Status of an invited person (docs/behaviour/invite.md#invitation-status). */
export const InvitationStatus = { registered: 0, rewarded: 1, refunded: 2 } as const;
