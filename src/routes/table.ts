import { CLIENT_TYPES, type Row } from './row.ts';

/** Package levels in the address: 1 basic, 2 premium, 3 premium traffic plans (docs/behaviour/checkout.md#levels). */
const PACKAGE_LEVELS = ['1', '2', '3'] as const;

/** Steps of the router guide. */
export const ROUTER_STEPS = ['1', '2', '3', '4', '5'] as const;

/**
 * Every screen of the site. Guard, menus, titles, policies, preloads, redirects, rewrites, sitemap, hreflang and tests
 * are computed from it (docs/decisions/002-route-table.md#decision). Browsers get only the columns in `addresses.ts`.
 */
export const TABLE = [
  {
    name: 'landing',
    path: '/',
    access: 'public',
    keptOffline: 'seen',
    firstCall: 'skuList',
    firstPayload: {},
    leadsOn: true,
    older: [{ from: '/index' }],
    isIndexed: true,
    facts: 'product',
  },
  {
    name: 'packages',
    path: '/packages/{level}',
    params: { level: PACKAGE_LEVELS },
    access: 'member',
    older: [{ from: '/packages', params: { level: '1' } }],
    isInteractive: true,
    pays: true,
    firstCall: 'skuList',
    firstPayload: {},
    menus: [{ menu: 'header', slot: 1, label: 'menu.packages', for: 'member', params: { level: '1' } }],
  },
  {
    name: 'register',
    path: '/register',
    access: 'guest',
    isNext: true,
    isInteractive: true,
    pays: true,
    firstCall: 'skuList',
    firstPayload: {},
    menus: [
      { menu: 'header', slot: 1, label: 'menu.packages', for: 'guest' },
      { menu: 'header', slot: 8, label: 'menu.register', for: 'guest', isButton: true },
    ],
  },
  {
    name: 'login',
    path: '/login',
    access: 'guest',
    isInteractive: true,
    menus: [{ menu: 'header', slot: 7, label: 'menu.login', for: 'guest' }],
  },
  {
    name: 'forgotPassword',
    path: '/forgotPassword',
    access: 'guest',
    older: [{ from: '/forgetPass' }, { from: '/forgotPass' }],
    isInteractive: true,
  },
  {
    name: 'resetPassword',
    path: '/resetPassword',
    access: 'guest',
    older: [{ from: '/resetPass' }],
    isInteractive: true,
    keptQuery: { key: 'resetKey', name: 'resetName' },
  },
  {
    name: 'account',
    path: '/account',
    access: 'member',
    isInteractive: true,
    firstCall: 'info',
    firstPayload: {},
    menus: [{ menu: 'header', slot: 4, label: 'menu.account', for: 'member' }],
  },
  {
    name: 'ticket',
    path: '/ticket',
    access: 'member',
    isInteractive: true,
    firstCall: 'ticket',
    firstPayload: {},
    menus: [
      { menu: 'header', slot: 6, label: 'menu.ticket', for: 'member' },
      { menu: 'help', slot: 2, label: 'menu.supportTicket', for: 'member' },
    ],
  },
  {
    name: 'ticketCreate',
    path: '/ticketCreate',
    access: 'member',
    isInteractive: true,
  },
  {
    name: 'ticketContent',
    path: '/ticketContent/{id}',
    access: 'member',
    isInteractive: true,
    firstCall: 'ticketView',
    firstPayload: 'id',
  },
  {
    name: 'touristTicket',
    path: '/touristTicket',
    access: 'guest',
    isInteractive: true,
    menus: [
      { menu: 'header', slot: 6, label: 'menu.ticket', for: 'guest' },
      { menu: 'help', slot: 2, label: 'menu.supportTicket', for: 'guest' },
    ],
  },
  {
    name: 'download',
    path: '/download',
    access: 'public',
    keptOffline: 'always',
    forwardsTo: 'downloadClient',
    menus: [{ menu: 'header', slot: 3, label: 'menu.download' }],
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
    pictureTitle: 'menu.routerGuide',
    facts: 'breadcrumbs',
    crumb: 'menu.routerGuide',
    menus: [{ menu: 'help', slot: 4, label: 'menu.routerGuide', params: { step: '1' } }],
  },
  {
    name: 'appleIdCreate',
    path: '/appleIdCreate',
    access: 'public',
    keptOffline: 'always',
    isIndexed: true,
    isDescribed: true,
    facts: 'breadcrumbs',
    menus: [{ menu: 'help', slot: 3, label: 'menu.appleIdCreate' }],
  },
  {
    name: 'appleIdPublic',
    path: '/appleIdPublic',
    access: 'member',
    isInteractive: true,
    firstCall: 'appleId',
    firstPayload: { spare: false },
  },
  {
    name: 'faq',
    path: '/faq',
    access: 'public',
    keptOffline: 'always',
    isAtByteLimit: true,
    isIndexed: true,
    isDescribed: true,
    menus: [{ menu: 'help', slot: 1, label: 'menu.faq', for: 'guest' }],
  },
  {
    name: 'help',
    path: '/help',
    access: 'member',
    isAtByteLimit: true,
    canonical: 'faq',
    menus: [{ menu: 'help', slot: 1, label: 'menu.faq', for: 'member' }],
  },
  {
    name: 'invite',
    path: '/invite',
    access: 'member',
    isInteractive: true,
    firstCall: 'invite',
    firstPayload: {},
    menus: [{ menu: 'header', slot: 5, label: 'menu.invite', for: 'member' }],
  },
  { name: 'rules', path: '/rules', access: 'member', isInteractive: true, firstCall: 'userRules', firstPayload: {} },
  { name: 'thanks', path: '/thanks', access: 'public' },
  {
    name: 'greenChannel',
    path: '/greenChannel',
    access: 'public',
    isInteractive: true,
    firstCall: 'greenChannel',
    takesFormSign: true,
  },
  {
    name: 'terms',
    path: '/terms',
    access: 'public',
    keptOffline: 'seen',
    older: [{ from: '/refund', hash: 'refund' }],
    isIndexed: true,
    menus: [
      { menu: 'company', slot: 1, label: 'menu.terms' },
      { menu: 'company', slot: 2, label: 'menu.refund', hash: 'refund' },
    ],
  },
  { name: 'appTerms', path: '/appTerms', access: 'public', keptOffline: 'seen', isBodyOnly: true, canonical: 'terms' },
  {
    name: 'privacy',
    path: '/privacy',
    access: 'public',
    keptOffline: 'seen',
    isIndexed: true,
    menus: [{ menu: 'company', slot: 3, label: 'menu.privacy' }],
  },
  {
    name: 'appPrivacy',
    path: '/appPrivacy',
    access: 'public',
    keptOffline: 'seen',
    isBodyOnly: true,
    canonical: 'privacy',
  },
  {
    name: 'contact',
    path: '/contact',
    access: 'public',
    keptOffline: 'always',
    isIndexed: true,
    facts: 'organization',
    menus: [{ menu: 'company', slot: 4, label: 'menu.contact' }],
  },
  {
    name: 'enterprise',
    path: '/enterprise',
    access: 'public',
    keptOffline: 'seen',
    isIndexed: true,
    menus: [
      { menu: 'header', slot: 2, label: 'menu.team', for: 'guest' },
      { menu: 'company', slot: 5, label: 'menu.team' },
    ],
  },
  { name: 'offline', path: '/offline', access: 'public', keptOffline: 'always', isBodyOnly: true },
  { name: 'notFound', path: '/404', access: 'public' },
] as const satisfies readonly Row[];

/** The name of a screen. */
export type ScreenName = (typeof TABLE)[number]['name'];

/** The row of a screen, for the build only: the columns for browsers are in `addresses.ts`. */
export function rowOf(name: ScreenName): Row {
  const row = (TABLE as readonly Row[]).find((each) => each.name === name);
  if (!row) throw new Error(`The route table has no row "${name}"`);
  return row;
}
