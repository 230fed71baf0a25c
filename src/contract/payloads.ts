import type { CallName, PayloadSchema } from './calls.ts';
import * as contract from './calls.ts';

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
