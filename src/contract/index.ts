/**
 * What the seller's API says: one constant a call, with the schemas of what it takes and answers.
 * The site sends by it, the sandbox serves by it, and a backend engineer reads it (api.md).
 */
export * from './account.ts';
export * from './activity.ts';
export * from './call.ts';
export * from './invite.ts';
export * from './rules.ts';
export * from './shop.ts';
export * from './tickets.ts';
