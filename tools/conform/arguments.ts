import { parseArgs } from 'node:util';
import { NEVER } from './findings.ts';

/** The server to check, and the member for the calls that need one. */
export type Options = Exclude<ReturnType<typeof readArguments>, 'help'>;

/** The help text of the command. */
export const USAGE = `npm run conform -- https://api.example/api [options]

Calls a server as the site does, with the examples of docs/api/openapi.json. For each call it says which parts of the answer
the site can't use, and which it only tolerates. It reads, logs in, and makes calls that must be refused: without a token,
with a wrong password, with ids of others. The address is the part before /Website/, as the site has it in apiBases.

  --email, --password   a member to log in as; or CONFORM_EMAIL, CONFORM_PASSWORD
  --guest-key           the key of a guest's ticket (/touristTicket?key=…)
  --form-sign           a signed form, as an app puts it into its link; it signs in once more
  --files               the address of stored files; the default is {address}/files
  --origin              the site's own origin, for CORS; the default is http://localhost:4321
  --writes              also makes calls that change something: refreshes the member's data, adds and removes a domain,
                        uploads a picture and a page with a script, opens a ticket as the member and one as a guest
                        (conform@example.com), mails the member a code and a link
  --pay                 with --writes: the name of a payment method; a member and a new customer order the cheapest
                        package with it, so choose one that is not paid at once

Some calls are never made with a real payload:

${Object.entries(NEVER)
  .map(([name, reason]) => `  ${name.padEnd(20)}  ${reason}`)
  .join('\n')}

The exit status is 0 if all is well, 1 if something can't be used or is open to others, 2 if the command was called wrongly,
3 if nothing is wrong but the server lacks calls, and 4 if calls were not made because an option is missing, or the member
has nothing to call them with.`;

const TEXT = { type: 'string' } as const;
const SWITCH = { type: 'boolean' } as const;
const MEMBER = { email: TEXT, password: TEXT, 'guest-key': TEXT, 'form-sign': TEXT };
const OPTIONS = { ...MEMBER, origin: TEXT, files: TEXT, pay: TEXT, writes: SWITCH, help: SWITCH };

/** Reads the arguments and the environment. Throws an error whose message says what is wrong. */
export function readArguments(args: readonly string[], env: NodeJS.ProcessEnv) {
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
  if (values.help) return 'help';
  const [given = '', ...others] = positionals;
  if (!given || others.length > 0) throw new Error(`Name one address.\n\n${USAGE}`);
  const [api, origin] = [addressIn(given), addressIn(values.origin ?? 'http://localhost:4321')];
  if (new URL(origin).origin !== origin)
    throw new Error(`--origin must be an origin without a path, such as https://shop.example: ${origin}`);
  return {
    /** The address before `/Website/…`. */
    api,
    files: addressIn(values.files ?? `${api}/files`),
    origin,
    email: values.email ?? env.CONFORM_EMAIL,
    password: values.password ?? env.CONFORM_PASSWORD,
    guestKey: values['guest-key'],
    formSign: values['form-sign'],
    writes: values.writes ?? false,
    pay: values.pay,
  };
}

/** Returns an address without a slash at its end. Throws if the text is not an http address. */
function addressIn(given: string): string {
  if (URL.canParse(given) && /^https?:/.test(given)) return given.replace(/\/$/, '');
  throw new Error(`${given} is no address such as https://api.example/api`);
}
