import { parseArgs } from 'node:util';

/** The options for calls that change data on the server, and what each does. */
export const WRITES = {
  refresh: 'has the data that the member used counted anew',
  rules: 'adds one domain to the member’s list, and removes it',
  ticket:
    'uploads a picture of one pixel and two pages with scripts, opens a ticket of the member’s, and replies to it',
  guest: 'opens a ticket of a guest’s, and replies to it; a mail may go to conform@example.com',
  mail: 'mails the member a code and a reset link, and tries a wrong code once',
  order:
    'places an order of the member’s and one of a newcomer’s, for the cheapest package, and pays neither; needs --pay',
} as const;

/** The name of a group of calls that change something. */
export type WriteGroup = keyof typeof WRITES;

/** Which server to check, and as whom. */
export interface Options {
  /** The address before `/Website/…`, without a slash at the end. */
  api: string;
  /** Where stored files are, without a slash at the end. */
  files: string;
  /** The site's origin, as in the header of its calls. */
  origin: string;
  account?: string | undefined;
  password?: string | undefined;
  token?: string | undefined;
  guestKey?: string | undefined;
  formSign?: string | undefined;
  /** The name of the payment method for the order. */
  pay?: string | undefined;
  writes: readonly WriteGroup[];
  isJson: boolean;
}

/** Thrown for invalid arguments. */
export class ArgumentMistake extends Error {
  override readonly name = 'ArgumentMistake';
}

/** How the command is used. */
export const USAGE = `npm run conform -- https://api.example/api [options]

Calls a server and says, call by call, what the site can't use of its answers, what it tolerates, and what it would show.
The address is what the site has in apiBases, before /Website/. By default it reads and logs in, and tries
what must be refused, with what no server can carry out.

  --email, --password   a member to log in as; or CONFORM_EMAIL, CONFORM_PASSWORD
  --token               a member's token instead; or CONFORM_TOKEN
  --guest-key           the key of a guest's ticket (/touristTicket?key=…)
  --form-sign           a signed form, as an app puts it into its link: signs in once more
  --files               where stored files are; {address}/files unless it is named
  --origin              the site's own origin, for CORS; http://localhost:4321 unless it is named
  --writes              makes calls that change something, too: all of these, or --writes=rules,ticket
${Object.entries(WRITES)
  .map(([name, does]) => `      ${name.padEnd(18)}${does}`)
  .join('\n')}
  --pay                 the name of the payment method to order with; choose one that is not paid at once
  --json                the report as JSON

Never called, since they end something: deviceUnbind, forgotReset, repass, cashOutDraw.
Ends with 0 when all is well, 1 when something can't be used or misleads readers, 2 when it was called wrongly, and 3 when
nothing is wrong, but calls are not there yet.`;

/** Reads the arguments and the environment. Throws `ArgumentMistake`. */
export function readArguments(args: readonly string[], env: NodeJS.ProcessEnv): Options | 'help' {
  // `--writes` without names means all of them.
  const spread = args.map((arg) => (arg === '--writes' ? `--writes=${Object.keys(WRITES)}` : arg));
  const { values, positionals } = parsed(spread);
  if (values.help) return 'help';
  const [api, ...others] = positionals;
  if (!api || others.length > 0) throw new ArgumentMistake(`Name one address.\n\n${USAGE}`);
  const base = addressIn('', api);
  const origin = values.origin ?? 'http://localhost:4321';
  if (!URL.canParse(origin) || new URL(origin).origin !== origin) {
    throw new ArgumentMistake(`--origin must be an origin such as https://shop.example, without a path: ${origin}`);
  }
  const writes = (values.writes ?? '').split(',').filter(Boolean);
  const unknown = writes.find((name) => !(name in WRITES));
  if (unknown) throw new ArgumentMistake(`--writes knows ${Object.keys(WRITES).join(', ')}, and no ${unknown}`);
  return {
    api: base,
    files: addressIn('--files', values.files ?? `${base}/files`),
    origin,
    account: values.email ?? env.CONFORM_EMAIL,
    password: values.password ?? env.CONFORM_PASSWORD,
    token: values.token ?? env.CONFORM_TOKEN,
    guestKey: values['guest-key'],
    formSign: values['form-sign'],
    pay: values.pay,
    writes: writes as WriteGroup[],
    isJson: values.json ?? false,
  };
}

/** An address without a slash at its end, or the mistake in this option. */
function addressIn(option: string, given: string): string {
  const address = given.replace(/\/$/, '');
  if (/^https?:$/.test(URL.canParse(address) ? new URL(address).protocol : '')) return address;
  throw new ArgumentMistake(`${option} ${given} is no address such as https://api.example/api`.trim());
}

function parsed(args: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        email: text,
        password: text,
        token: text,
        'guest-key': text,
        'form-sign': text,
        origin: text,
        files: text,
        writes: text,
        pay: text,
        json: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new ArgumentMistake(`${(error as Error).message}\n\n${USAGE}`);
  }
}
