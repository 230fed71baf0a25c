import type { ClientType, ScreenName } from './table.ts';

/** The words of a header entry: keys of `common`, below `menu`. */
type HeaderLabel = 'packages' | 'team' | 'download' | 'account' | 'invite' | 'ticket' | 'logOut' | 'login' | 'register';

/** An entry of the footer; `for` limits it to members or visitors. */
export interface FooterEntry {
  /** A key of `common`. */
  label:
    | `client.${ClientType}`
    | `menu.${'faq' | 'supportTicket' | 'appleIdCreate' | 'routerGuide' | 'terms' | 'refund' | 'privacy' | 'contact' | 'team'}`;
  screen: ScreenName;
  params?: Record<string, string>;
  hash?: string;
  for?: 'member' | 'guest';
}

/** An entry of a menu: one of our screens, or something that is none. */
export type MenuEntry =
  | { kind: 'screen'; label: HeaderLabel; screen: ScreenName; params?: Record<string, string>; look?: 'button' }
  | { kind: 'team'; label: HeaderLabel }
  | { kind: 'logOut'; label: HeaderLabel };

/** Header entries by sign-in (spec §2, Menus). */
export const HEADER: Record<'member' | 'guest', readonly MenuEntry[]> = {
  member: [
    { kind: 'team', label: 'team' },
    { kind: 'screen', label: 'packages', screen: 'packages', params: { level: '1' } },
    { kind: 'screen', label: 'download', screen: 'download' },
    { kind: 'screen', label: 'account', screen: 'account' },
    { kind: 'screen', label: 'invite', screen: 'invite' },
    { kind: 'screen', label: 'ticket', screen: 'ticket' },
    { kind: 'logOut', label: 'logOut' },
  ],
  guest: [
    { kind: 'screen', label: 'packages', screen: 'register' },
    { kind: 'screen', label: 'team', screen: 'enterprise' },
    { kind: 'screen', label: 'download', screen: 'download' },
    { kind: 'screen', label: 'ticket', screen: 'touristTicket' },
    { kind: 'screen', label: 'login', screen: 'login' },
    { kind: 'screen', label: 'register', screen: 'register', look: 'button' },
  ],
};

/** Footer columns (spec §2, Menus). Titles are keys of `common`. */
export const FOOTER: readonly { title: `footer.${'clients' | 'help' | 'company'}`; entries: readonly FooterEntry[] }[] =
  [
    {
      title: 'footer.clients',
      entries: [
        { label: 'client.ios', screen: 'downloadClient', params: { type: 'ios' } },
        { label: 'client.android', screen: 'downloadClient', params: { type: 'android' } },
        { label: 'client.windows', screen: 'downloadClient', params: { type: 'windows' } },
        { label: 'client.macos', screen: 'downloadClient', params: { type: 'macos' } },
        { label: 'client.ext', screen: 'downloadClient', params: { type: 'ext' } },
        { label: 'client.router', screen: 'downloadClient', params: { type: 'router' } },
      ],
    },
    {
      title: 'footer.help',
      entries: [
        { label: 'menu.faq', screen: 'help', for: 'member' },
        { label: 'menu.faq', screen: 'faq', for: 'guest' },
        { label: 'menu.supportTicket', screen: 'ticket', for: 'member' },
        { label: 'menu.supportTicket', screen: 'touristTicket', for: 'guest' },
        { label: 'menu.appleIdCreate', screen: 'appleIdCreate' },
        { label: 'menu.routerGuide', screen: 'routerGuide', params: { step: '1' } },
      ],
    },
    {
      title: 'footer.company',
      entries: [
        { label: 'menu.terms', screen: 'terms' },
        { label: 'menu.refund', screen: 'terms', hash: 'refund' },
        { label: 'menu.privacy', screen: 'privacy' },
        { label: 'menu.contact', screen: 'contact' },
        { label: 'menu.team', screen: 'enterprise' },
      ],
    },
  ];
