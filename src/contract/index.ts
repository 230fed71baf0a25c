/**
 * The seller's API: one constant per call with the schema of what it answers, and what they take (overview:
 * docs/api.md#the-api). The site's calls and the sandbox's handlers both use it, and backend engineers can read it as
 * the reference.
 */
export * from './account.ts';
export * from './activity.ts';
export * from './call.ts';
export * from './fields.ts';
export * from './invite.ts';
export * from './rules.ts';
export * from './shop.ts';
export * from './tickets.ts';
