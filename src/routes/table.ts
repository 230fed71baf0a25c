import { CLIENT_TYPES, PACKAGE_LEVELS, ROUTER_STEPS, type Row, type WrittenRow } from './row.ts';

const ROWS = [
  {
    name: 'landing',
    path: '/',
    access: 'public',
    line: 'all',
    keptOffline: 'seen',
    showsActivity: true,
    firstCall: 'skuList',
    firstPayload: {},
    leadsOn: true,
    older: [{ from: '/index' }],
    isIndexed: true,
    facts: 'service',
  },
  {
    name: 'packages',
    path: '/packages/{level}',
    params: { level: PACKAGE_LEVELS },
    access: 'member',
    line: 'wide',
    older: [{ from: '/packages', params: { level: '1' } }],
    isInteractive: true,
    pays: true,
    firstCall: 'skuList',
    firstPayload: {},
    menus: [{ menu: 'header', slot: 2, label: 'menu.packages', for: 'member', params: { level: '1' } }],
  },
  {
    name: 'register',
    access: 'guest',
    line: 'wide',
    isInteractive: true,
    pays: true,
    firstCall: 'skuList',
    firstPayload: {},
    menus: [
      { menu: 'header', slot: 2, label: 'menu.packages', for: 'guest' },
      { menu: 'header', slot: 11, label: 'menu.register', for: 'guest', isButton: true },
    ],
  },
  {
    name: 'login',
    access: 'guest',
    isInteractive: true,
    menus: [{ menu: 'header', slot: 10, label: 'menu.login', for: 'guest' }],
  },
  {
    name: 'forgotPassword',
    access: 'guest',
    older: [{ from: '/forgetPass' }, { from: '/forgotPass' }],
    isInteractive: true,
  },
  {
    name: 'resetPassword',
    access: 'guest',
    older: [{ from: '/resetPass' }],
    isInteractive: true,
    keptQuery: { key: 'resetKey', name: 'resetName' },
  },
  {
    name: 'account',
    access: 'member',
    line: 'all',
    isInteractive: true,
    firstCall: 'info',
    firstPayload: {},
    menus: [{ menu: 'header', slot: 1, label: 'menu.account', for: 'member' }],
  },
  {
    name: 'ticket',
    access: 'member',
    isInteractive: true,
    firstCall: 'ticket',
    firstPayload: {},
    menus: [
      { menu: 'header', slot: 4, label: 'menu.ticket', for: 'member' },
      { menu: 'help', slot: 2, label: 'menu.supportTicket', for: 'member' },
    ],
  },
  { name: 'ticketCreate', access: 'member', isInteractive: true, section: 'ticket' },
  {
    name: 'ticketContent',
    path: '/ticketContent/{id}',
    access: 'member',
    isInteractive: true,
    section: 'ticket',
    firstCall: 'ticketView',
    firstPayload: 'id',
  },
  {
    name: 'touristTicket',
    access: 'guest',
    isInteractive: true,
    menus: [
      { menu: 'header', slot: 9, label: 'menu.ticket', for: 'guest' },
      { menu: 'help', slot: 2, label: 'menu.supportTicket', for: 'guest' },
    ],
  },
  {
    name: 'download',
    access: 'public',
    keptOffline: 'always',
    forwardsTo: 'downloadClient',
    menus: [{ menu: 'header', slot: 8, label: 'menu.download' }],
  },
  {
    name: 'downloadClient',
    path: '/download/{type}',
    params: { type: CLIENT_TYPES },
    access: 'public',
    keptOffline: 'always',
    leadsOn: true,
    older: [
      { from: '/clientIos', params: { type: 'ios' } },
      { from: '/clientWindows', params: { type: 'windows' } },
      { from: '/clientMac', params: { type: 'macos' } },
      { from: '/clientExt', params: { type: 'ext' } },
    ],
    isIndexed: true,
    facts: 'breadcrumbs',
    menus: CLIENT_TYPES.map((type, index) => ({
      menu: 'clients' as const,
      slot: index + 1,
      label: `client.${type}` as const,
      params: { type },
    })),
  },
  {
    name: 'routerGuide',
    path: '/router/r2s/{step}',
    params: { step: ROUTER_STEPS },
    access: 'public',
    keptOffline: 'always',
    older: [{ from: '/router/r2s', params: { step: '1' } }],
    isIndexed: true,
    facts: 'breadcrumbs',
    crumb: 'menu.routerGuide',
    menus: [{ menu: 'help', slot: 4, label: 'menu.routerGuide', params: { step: '1' } }],
  },
  {
    name: 'appleIdCreate',
    access: 'public',
    keptOffline: 'always',
    isIndexed: true,
    facts: 'breadcrumbs',
  },
  {
    name: 'appleIdPublic',
    access: 'member',
    isInteractive: true,
    firstCall: 'appleId',
    firstPayload: { spare: false },
    menus: [{ menu: 'sidebar', slot: 7, label: 'menu.appleIdPublic', for: 'member' }],
  },
  {
    name: 'faq',
    access: 'public',
    keptOffline: 'always',
    isIndexed: true,
    menus: [{ menu: 'help', slot: 1, label: 'menu.faq', for: 'guest' }],
  },
  {
    name: 'help',
    access: 'member',
    canonical: 'faq',
    menus: [
      { menu: 'sidebar', slot: 9, label: 'menu.faq', for: 'member' },
      { menu: 'help', slot: 1, label: 'menu.faq', for: 'member' },
    ],
  },
  {
    name: 'invite',
    access: 'member',
    isInteractive: true,
    firstCall: 'invite',
    firstPayload: {},
    menus: [{ menu: 'header', slot: 5, label: 'menu.invite', for: 'member' }],
  },
  {
    name: 'rules',
    access: 'member',
    isInteractive: true,
    firstCall: 'userRules',
    firstPayload: {},
    menus: [{ menu: 'sidebar', slot: 6, label: 'menu.rules', for: 'member' }],
  },
  { name: 'thanks', access: 'public', line: 'none', hasIslands: true },
  {
    name: 'greenChannel',
    access: 'public',
    isInteractive: true,
    firstCall: 'greenChannel',
    takesFormSign: true,
  },
  {
    name: 'terms',
    access: 'public',
    keptOffline: 'seen',
    older: [{ from: '/refund', hash: 'refund' }],
    isIndexed: true,
    menus: [
      { menu: 'company', slot: 1, label: 'menu.terms' },
      { menu: 'company', slot: 2, label: 'menu.refund', hash: 'refund' },
    ],
  },
  { name: 'appTerms', access: 'public', keptOffline: 'seen', canonical: 'terms' },
  {
    name: 'privacy',
    access: 'public',
    keptOffline: 'seen',
    isIndexed: true,
    menus: [{ menu: 'company', slot: 3, label: 'menu.privacy' }],
  },
  {
    name: 'appPrivacy',
    access: 'public',
    keptOffline: 'seen',
    canonical: 'privacy',
  },
  {
    name: 'contact',
    access: 'public',
    keptOffline: 'always',
    isIndexed: true,
    facts: 'organization',
    menus: [{ menu: 'company', slot: 4, label: 'menu.contact' }],
  },
  {
    name: 'accessibility',
    access: 'public',
    isIndexed: true,
    menus: [{ menu: 'company', slot: 6, label: 'menu.accessibility' }],
  },
  {
    name: 'enterprise',
    access: 'public',
    keptOffline: 'seen',
    isIndexed: true,
    menus: [
      { menu: 'header', slot: 3, label: 'menu.team', for: 'guest' },
      { menu: 'company', slot: 5, label: 'menu.team' },
    ],
  },
  { name: 'offline', access: 'public', keptOffline: 'always' },
  { name: 'notFound', path: '/404', access: 'public', isNotFound: true },
] as const satisfies readonly WrittenRow[];

/** The row of a screen with its own literal values. */
export type ScreenRow = (typeof ROWS)[number];
/** The name of a screen. */
export type ScreenName = ScreenRow['name'];

/**
 * Every screen of the site (docs/decisions/002-route-table.md#decision). Browsers get only the columns in `addresses.ts`.
 */
export const TABLE: readonly Row<ScreenName>[] = ROWS.map((row) => ({ path: `/${row.name}`, ...row }));

/** The row of a screen. This is for the build only: browsers get the columns in `addresses.ts`. */
export function rowOf(name: ScreenName): Row<ScreenName> {
  const row = TABLE.find((each) => each.name === name);
  if (!row) throw new Error(`The route table has no row "${name}"`);
  return row;
}
