import { parseArgs } from 'node:util';

/** The server to check, and the member as whom to check it. */
export type Options = Exclude<ReturnType<typeof readArguments>, 'help'>;

/** The help text of the command. */
export const USAGE = `npm run conform -- https://api.example/api [options]

Calls a server as the site does, with the examples of docs/api/openapi.json, and says of each call what the site can't use
of the answer, and what it only tolerates. It reads, logs in, and tries what must be refused: no token, a wrong password,
ids of others. The address is what the site has in apiBases, before /Website/.

  --email, --password   a member to log in as; or CONFORM_EMAIL, CONFORM_PASSWORD
  --guest-key           the key of a guest's ticket (/touristTicket?key=…)
  --form-sign           a signed form, as an app puts it into its link: signs in once more
  --files               where stored files are; {address}/files unless it is named
  --origin              the site's own origin, for CORS; http://localhost:4321 unless it is named
  --writes              makes calls that change something, too: has the member's data counted, adds a domain and removes it,
                        uploads a picture and a page with a script, opens a ticket of the member's and one of a guest's
                        (conform@example.com), mails the member a code and a link
  --pay                 with --writes: the name of the payment method with which a member and a newcomer order the cheapest
                        package; choose one that is not paid at once

Never called, since they end something: deviceUnbind, forgotReset, repass, cashOutDraw; and forgotCodeVerify only with
codes that are wrong. Ends with 0 when all is well, 1 when something can't be used or is open to others, 2 when it was
called wrongly, 3 when nothing is wrong, but calls are not there yet, and 4 when calls were not made for want of an option,
or of something that the member has.`;

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
