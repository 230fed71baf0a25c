/** Who may see a screen: anybody, members only, or visitors without a session only (spec §2). */
export type Access = 'public' | 'member' | 'guest';

/** An address that a screen used to have, or a short way to one of its variants (spec §2, route table). */
interface OlderPath {
  readonly from: string;
  /** The parameters that the short way stands for. */
  readonly params?: Readonly<Record<string, string>>;
  /** The part of the page that it meant. */
  readonly hash?: string;
}

/** One screen. */
export interface Row {
  readonly name: string;
  /** Address without language; `{name}` is a parameter. */
  readonly path: string;
  /** A parameter's values where they are known at build; a parameter without any is answered by one shell. */
  readonly params?: Readonly<Record<string, readonly string[]>>;
  readonly access: Access;
  /** `body` screens come without header and footer (spec §1). */
  readonly chrome: 'full' | 'body';
  /** Do visitors pay here? Then its policy lets payment gateways in, wherever they are. */
  readonly pays?: true;
  /** May search engines list it? Also: is it in the sitemap? */
  readonly indexed: boolean;
  /** Another screen that search engines shall list in its place. */
  readonly canonical?: string;
  readonly older?: readonly OlderPath[];
}

/** Package levels as the route names them: 1 basic, 2 premium, 3 premium traffic plans (spec §2). */
const PACKAGE_LEVELS = ['1', '2', '3'] as const;

/** Client types, in the order in which they are offered (spec §2). */
export const CLIENT_TYPES = ['ios', 'android', 'windows', 'macos', 'ext', 'router'] as const;
export type ClientType = (typeof CLIENT_TYPES)[number];

/** Steps of the router guide (spec §2). */
export const ROUTER_STEPS = ['1', '2', '3', '4', '5'] as const;

/** Every screen of the site (spec §2, route table). Guard, menus, titles, stubs, rewrites, sitemap, hreflang and tests are computed from it. */
export const TABLE = [
  { name: 'landing', path: '/', access: 'public', chrome: 'full', indexed: true, older: [{ from: '/index' }] },
  {
    name: 'packages',
    path: '/packages/{level}',
    params: { level: PACKAGE_LEVELS },
    access: 'member',
    pays: true,
    chrome: 'full',
    indexed: false,
    older: [{ from: '/packages', params: { level: '1' } }],
  },
  { name: 'register', path: '/register', access: 'guest', pays: true, chrome: 'full', indexed: false },
  { name: 'login', path: '/login', access: 'guest', chrome: 'full', indexed: false },
  {
    name: 'forgotPassword',
    path: '/forgotPassword',
    access: 'guest',
    chrome: 'full',
    indexed: false,
    older: [{ from: '/forgetPass' }, { from: '/forgotPass' }],
  },
  {
    name: 'resetPassword',
    path: '/resetPassword',
    access: 'guest',
    chrome: 'full',
    indexed: false,
    older: [{ from: '/resetPass' }],
  },
  { name: 'account', path: '/account', access: 'member', chrome: 'full', indexed: false },
  { name: 'ticket', path: '/ticket', access: 'member', chrome: 'full', indexed: false },
  { name: 'ticketCreate', path: '/ticketCreate', access: 'member', chrome: 'full', indexed: false },
  { name: 'ticketContent', path: '/ticketContent/{id}', access: 'member', chrome: 'full', indexed: false },
  { name: 'touristTicket', path: '/touristTicket', access: 'guest', chrome: 'full', indexed: false },
  { name: 'download', path: '/download', access: 'public', chrome: 'full', indexed: false },
  {
    name: 'downloadClient',
    path: '/download/{type}',
    params: { type: CLIENT_TYPES },
    access: 'public',
    chrome: 'full',
    indexed: true,
    older: [
      { from: '/clientIos', params: { type: 'ios' } },
      { from: '/clientWindows', params: { type: 'windows' } },
      { from: '/clientMac', params: { type: 'macos' } },
      { from: '/clientExt', params: { type: 'ext' } },
    ],
  },
  {
    name: 'routerGuide',
    path: '/router/r2s/{step}',
    params: { step: ROUTER_STEPS },
    access: 'public',
    chrome: 'full',
    indexed: true,
    older: [{ from: '/router/r2s', params: { step: '1' } }],
  },
  { name: 'appleIdCreate', path: '/appleIdCreate', access: 'public', chrome: 'full', indexed: true },
  { name: 'appleIdPublic', path: '/appleIdPublic', access: 'member', chrome: 'full', indexed: false },
  { name: 'faq', path: '/faq', access: 'public', chrome: 'full', indexed: true },
  { name: 'help', path: '/help', access: 'member', chrome: 'full', indexed: false, canonical: 'faq' },
  { name: 'invite', path: '/invite', access: 'member', chrome: 'full', indexed: false },
  { name: 'rules', path: '/rules', access: 'member', chrome: 'full', indexed: false },
  { name: 'thanks', path: '/thanks', access: 'public', chrome: 'full', indexed: false },
  { name: 'greenChannel', path: '/greenChannel', access: 'public', chrome: 'full', indexed: false },
  {
    name: 'terms',
    path: '/terms',
    access: 'public',
    chrome: 'full',
    indexed: true,
    older: [{ from: '/refund', hash: 'refund' }],
  },
  { name: 'appTerms', path: '/appTerms', access: 'public', chrome: 'body', indexed: false, canonical: 'terms' },
  { name: 'privacy', path: '/privacy', access: 'public', chrome: 'full', indexed: true },
  { name: 'appPrivacy', path: '/appPrivacy', access: 'public', chrome: 'body', indexed: false, canonical: 'privacy' },
  { name: 'contact', path: '/contact', access: 'public', chrome: 'full', indexed: true },
  { name: 'enterprise', path: '/enterprise', access: 'public', chrome: 'full', indexed: true },
  { name: 'notFound', path: '/404', access: 'public', chrome: 'full', indexed: false },
] as const satisfies readonly Row[];

/** The name of a screen. */
export type ScreenName = (typeof TABLE)[number]['name'];

const rows = new Map<string, Row>(TABLE.map((row) => [row.name, row]));

/** The row of a screen. */
export function rowOf(name: ScreenName): Row {
  const row = rows.get(name);
  if (!row) throw new Error(`The route table has no row "${name}"`);
  return row;
}
