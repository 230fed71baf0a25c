import { type Fault, inWrapper, type Sent } from './api.ts';
import type { Planted } from './planted.ts';

/** What each members' call means to who makes it without a session. */
const COSTS: Readonly<Record<string, string>> = {
  info: 'a member’s data is answered to who has no session',
  orderReceipt: 'anybody reads a member’s receipt',
  appleId: 'anybody gets the shared Apple ID and its password',
  ticket: 'anybody reads a member’s tickets',
  ticketView: 'anybody reads a member’s ticket',
  invite: 'anybody reads what a member has earned',
  userRules: 'anybody reads a member’s domains',
  refreshVip: 'anybody has a member’s data counted',
  deviceUnbind: 'anybody unbinds a member’s devices',
  userRulesAdd: 'anybody changes a member’s domains',
  userRulesRemove: 'anybody changes a member’s domains',
  ticketAdd: 'anybody writes into a member’s ticket',
  createRenewOrder: 'anybody orders for a member',
};

/** The answer with another wrapper. */
function said(sent: Sent, wrapper: unknown): Sent {
  return { ...sent, status: 200, body: JSON.stringify(wrapper) };
}

function isRefused({ body }: Sent): boolean {
  return JSON.parse(String(body)).code !== 200;
}

/** A call that is done whoever makes it, and whatever it is made with. */
function open(name: string, bean: unknown = {}): Fault {
  return async ({ call, headers }, sent, asMember) => {
    if (call !== name || !isRefused(sent)) return undefined;
    if (headers.authorization && !headers.authorization.startsWith('conform')) return undefined;
    const own = await asMember();
    return isRefused(own) ? said(sent, { code: 200, bean }) : own;
  };
}

const SAFE = {
  'content-type': 'image/png',
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
};
const THREAD = { info: { name: 'ann@example.com', title: 'Of another', state: 0 }, list: [] };

/** Mistakes in who may do what. */
export const ACCESS: readonly Planted[] = [
  ...Object.entries(COSTS).map(([name, cost]) => ({
    mistake: `${name} done without a session`,
    fault: open(name),
    found: [
      `${name} (without a token): unusable should be refused: ${cost}`,
      `${name} (a wrong token): unusable should be refused: ${cost}`,
    ],
  })),
  {
    mistake: 'a log-in with any password',
    fault: ({ call, body }, sent) =>
      call === 'login' && String(body).includes('lin@') && isRefused(sent)
        ? said(sent, { code: 200, bean: { data: 'a token' } })
        : undefined,
    found: ['login (a wrong password): unusable should be refused: any password opens the account'],
  },
  {
    mistake: 'a log-in with an account that does not exist',
    fault: ({ call, body }, sent) =>
      call === 'login' && String(body).includes('conform-nobody')
        ? said(sent, { code: 200, bean: { data: 'a token' } })
        : undefined,
    found: ['login (unknown account): unusable should be refused: there is no such account'],
  },
  {
    mistake: 'a log-in with any signed form',
    fault: ({ call }, sent) =>
      call === 'greenChannel' ? said(sent, { code: 200, bean: { data: 'a token' } }) : undefined,
    found: ['greenChannel (a made-up form): unusable should be refused: any form signs in'],
  },
  {
    mistake: 'a code that is right whatever it is',
    fault: ({ call }, sent) => (call === 'forgotCodeVerify' ? said(sent, { code: 200 }) : undefined),
    found: ['forgotCodeVerify (unknown account): unusable should be refused: any code is right'],
  },
  {
    mistake: 'a wrong code that is taken after the mail',
    fault: ({ call, body }, sent) =>
      call === 'forgotCodeVerify' && String(body).includes('lin@') ? said(sent, { code: 200 }) : undefined,
    options: { writes: ['mail'] },
    found: ['forgotCodeVerify (a wrong code): unusable should be refused: the code is wrong'],
  },
  {
    mistake: 'a guest’s ticket under any key',
    fault: ({ call }, sent) =>
      call === 'ticketTouristView' && isRefused(sent) ? said(sent, { code: 200, bean: THREAD }) : undefined,
    found: ['ticketTouristView (a made-up key): unusable should be refused: any key opens a guest’s ticket'],
  },
  {
    mistake: 'tickets of others, whose id is the next one',
    fault: ({ call, headers, body }, sent) =>
      call === 'ticketView' && headers.authorization && /"10[04]"/.test(String(body))
        ? said(sent, { code: 200, bean: THREAD })
        : undefined,
    found: [
      'ticketView (not listed): unusable should be refused: ticket does not list 100: a member reads the tickets of others',
      'ticketView (not listed): unusable should be refused: ticket does not list 104: a member reads the tickets of others',
    ],
  },
  {
    mistake: 'receipts of others',
    fault: ({ call, headers, body }, sent) =>
      call === 'orderReceipt' && headers.authorization && String(body).includes('P001005')
        ? said(sent, { code: 200, bean: { transactionId: 'T-1' } })
        : undefined,
    found: [
      'orderReceipt (not listed): unusable should be refused: pays of info does not list order P001005: a member reads the receipts of others',
    ],
  },
  {
    mistake: 'a session whose end nobody is told',
    fault: inWrapper((_call, wrapper) => ({ ...wrapper, logout: false })),
    found: ['without a token', 'a wrong token'].map(
      (as) =>
        `info (${as}): unusable logout code 401 comes without "logout": true: who was logged in stays so, and sees only refusals`,
    ),
  },
  {
    mistake: 'one call that does not tell the end of a session',
    fault: inWrapper((call, wrapper) => (call === 'ticket' ? { ...wrapper, logout: false } : wrapper)),
    found: ['without a token', 'a wrong token'].map(
      (as) =>
        `ticket (${as}): unusable logout code 401 comes without "logout": true: who was logged in stays so, and sees only refusals`,
    ),
  },
  {
    mistake: 'HTTP 401 in place of all refusals of who has no session',
    fault: (_request, sent) =>
      String(sent.body).includes('"code":401') ? { ...sent, status: 401, body: '' } : undefined,
    found: [
      'info (without a token): unusable HTTP 401: readers see "Network error", none of your words; refuse with HTTP 200 and a code',
    ],
  },
  {
    mistake: 'an answer that logs out who is logged in',
    fault: inWrapper((call, wrapper) => (call === 'invite' ? { ...wrapper, logout: true } : wrapper)),
    found: [
      'invite (member): unusable logout is true in an answer that is no refusal: it ends the session of who is logged in',
    ],
  },
  {
    mistake: 'the register page open for an address that has an account',
    fault: ({ call }, sent) => (call === 'regCheck' ? said(sent, { code: 200, bean: {} }) : undefined),
    found: ['regCheck (taken address): unusable should be refused: it has an account'],
  },
  {
    mistake: 'uploads that are pages, stored and sent as such',
    fault: ({ call, body }, sent) => {
      if (call === 'ticketImageUpload' && String(body).includes('conform.html')) {
        return said(sent, { code: 200, bean: ['page.html'] });
      }
      return call === 'page.html'
        ? { status: 200, headers: { 'content-type': 'text/html' }, body: '<script>1</script>' }
        : undefined;
    },
    options: { writes: ['ticket'] },
    found: [
      "a page that was uploaded: unusable lacks Content-Security-Policy: default-src 'none'; sandbox – a file with a script acts as a page of its host",
      'a page that was uploaded: unusable lacks X-Content-Type-Options: nosniff: what is called a picture may be read as a page',
      'a page that was uploaded: unusable is no picture, and lacks Content-Disposition: attachment: it opens in place of being saved',
    ],
  },
  {
    mistake: 'pages that are refused with an HTTP error',
    legitimate: 'the site never sends one',
    fault: ({ call, body }, sent) =>
      call === 'ticketImageUpload' && String(body).includes('<script') ? { ...sent, status: 415, body: '' } : undefined,
    options: { writes: ['ticket'] },
    found: [],
  },
  {
    mistake: 'a picture of a ticket that is not where files are',
    fault: ({ method }, sent) => (method === 'GET' ? { ...sent, status: 404 } : undefined),
    found: ['a stored file: unusable seed-screenshot.png is not at /files; --files says where files are'],
  },
  {
    mistake: 'pictures that may act as pages, without storing one',
    fault: ({ method }, { headers, ...sent }) =>
      method === 'GET' ? { ...sent, headers: { 'content-type': headers['content-type'] ?? '' } } : undefined,
    found: [
      "a stored file: tolerated lacks Content-Security-Policy: default-src 'none'; sandbox – a file with a script acts as a page of its host",
      'a stored file: tolerated lacks X-Content-Type-Options: nosniff: what is called a picture may be read as a page',
    ],
  },
  {
    mistake: 'names of files that count',
    fault: ({ call, method }, sent) => {
      if (call === 'ticketView') return { ...sent, body: String(sent.body).replace('seed-screenshot.png', '17.png') };
      return method === 'GET' && call === '17.png' ? { ...sent, status: 200, headers: SAFE } : undefined;
    },
    found: [
      'a stored file: unusable is called 17.png: who counts on sees the pictures of others, since no token is asked for',
    ],
  },
  {
    mistake: 'a page for a file that there is not, which may act',
    fault: ({ call }, sent) =>
      call === 'conform-no-such-file.png'
        ? { ...sent, headers: { 'content-type': 'text/html' }, body: `Cannot GET ${call}` }
        : undefined,
    found: [
      'a stored file: tolerated has a page in its place for a name that nobody has, and that page lacks the headers',
    ],
  },
];
