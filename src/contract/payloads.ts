import type { CallName, PayloadSchema } from './calls.ts';
import * as contract from './calls.ts';

/**
 * The schema of each call's payload, by the call's name. The sandbox refuses any other payload, and the reference of the
 * API shows the schemas. The site uses only the types. No browser loads this file, so the site's scripts do not contain
 * these schemas.
 */
export const PAYLOADS = Object.fromEntries(
  Object.entries(contract).flatMap(([name, schema]) => {
    const [, call] = /^(\w+)Payload$/.exec(name) ?? [];
    return call ? [[call, schema]] : [];
  }),
) as { [Name in CallName]: PayloadSchema<Name> };
