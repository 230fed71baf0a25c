/** Who may see a screen: anybody, members only, or visitors without a session only. */
export type Access = 'public' | 'member' | 'guest';

/** An address that a screen used to have, or a short way to one of its variants. */
interface OlderPath {
  readonly from: string;
  /** The parameters that the short way stands for. */
  readonly params?: Readonly<Record<string, string>>;
  /** The part of the page that it meant. */
  readonly hash?: string;
}

/** Where a screen stands in the site's menus. */
export interface MenuPlace {
  /** The header, or a column of the footer. */
  readonly menu: 'header' | 'clients' | 'help' | 'company';
  /** Its place there, from 1. An entry for members and one for visitors may share a place. */
  readonly place: number;
  /** A key of `common`; that it has the text is checked where the menus are drawn. */
  readonly label: `menu.${string}` | `client.${ClientType}`;
  /** Whose entry it is; everybody's where it is left out. */
  readonly for?: 'member' | 'guest';
  /** The variant that it leads to. */
  readonly params?: Readonly<Record<string, string>>;
  /** The part of the page that it leads to. */
  readonly hash?: string;
  /** Shown as a button instead of a link. */
  readonly isButton?: true;
}

/** Client types, in the order in which they are offered. */
export const CLIENT_TYPES = ['ios', 'android', 'windows', 'macos', 'ext', 'router'] as const;
export type ClientType = (typeof CLIENT_TYPES)[number];

/** One screen. Whatever the site must know of a screen is a column here: nothing else names screens to decide something. */
export interface Row {
  readonly name: string;
  /** Address without language; `{name}` is a parameter. */
  readonly path: string;
  /** A parameter's values where they are known at build; a parameter without any is answered by one shell. */
  readonly params?: Readonly<Record<string, readonly string[]>>;
  readonly access: Access;
  readonly older?: readonly OlderPath[];
  /** Screens without chrome are shown inside the apps: they come without header and footer. */
  readonly isBodyOnly?: true;
  /** Is it of no use without JavaScript? Then the page says so to readers who have none. */
  readonly isInteractive?: true;
  /** Do visitors pay here? Then its policy lets payment gateways in, wherever they are. */
  readonly pays?: true;
  /** The call that it makes first (`contract/find-call.ts`); what that needs comes with the page. */
  readonly firstCall?: string;
  /** Does it ask the server for nothing before somebody acts? Then what its first call needs comes when a form is begun. */
  readonly isDeferred?: true;
  /** Does it sign in with a signed form? Then the guard lets a visit with one stay here. */
  readonly takesFormSign?: true;
  /** Query parameters that are kept in the session, by the value that keeps them. The first is a secret and leaves the address. */
  readonly keptQuery?: Readonly<Record<string, string>>;
  /** The screen that a visit is sent on to, with the client that suits the visitor's machine as `{type}`. */
  readonly forwardsTo?: string;
  /** May search engines list it? Also: is it in the sitemap? */
  readonly isIndexed?: true;
  /** Another screen that search engines should list in its place. */
  readonly canonical?: string;
  /** Does its description for search engines stand in `common`? Others take it from their content. */
  readonly isDescribed?: true;
  /** The title of its picture for shared links, a key of `common`, where that is not its own title. */
  readonly pictureTitle?: 'titles.download' | 'menu.routerGuide';
  /** What search engines are told about it, in schema.org's words. */
  readonly facts?: 'product' | 'organization' | 'breadcrumbs';
  /** The crumb between the landing page and this one, a key of `common`; it leads to the screen's first variant. */
  readonly crumb?: 'menu.routerGuide';
  readonly menus?: readonly MenuPlace[];
}
