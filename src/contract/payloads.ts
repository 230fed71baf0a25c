import type { CallName } from './calls.ts';
import * as contract from './calls.ts';

/** The schema of what a call takes: the contract's constant that is named after it, `loginPayload` for `login`. */
type PayloadSchema<Name extends CallName> = (typeof contract)[`${Name}Payload`];

/**
 * What each call takes, by its name. The sandbox checks it and refuses anything else, and the reference of the API shows it. The site uses
 * only the types: no browser loads this file, and the schemas that it gathers are left out of the site's scripts.
 */
export const PAYLOADS = Object.fromEntries(
  Object.entries(contract).flatMap(([name, schema]) => {
    const [, call] = /^(\w+)Payload$/.exec(name) ?? [];
    return call ? [[call, schema]] : [];
  }),
) as { [Name in CallName]: PayloadSchema<Name> };
