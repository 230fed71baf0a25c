/** Who may see a screen: everybody, only members, or only visitors without a session (docs/behaviour/addresses.md#access). */
export type Access = 'public' | 'member' | 'guest';

/** An address that a screen used to have, or a short one for one of its variants. */
interface OlderPath {
  readonly from: string;
  /** The parameters for which the short address stands. */
  readonly params?: Readonly<Record<string, string>>;
  /** The part of the page to which it leads. */
  readonly hash?: string;
}

/** A screen's entry in one of the site's menus. */
export interface MenuSlot {
  /** The header, or a column of the footer. */
  readonly menu: 'header' | 'clients' | 'help' | 'company';
  /** Its slot there, from 1. An entry for members and one for visitors may share a slot. */
  readonly slot: number;
  /** A key of `common`; that it has the text is checked where the menus are drawn. */
  readonly label: `menu.${string}` | `client.${ClientType}`;
  /** Who sees the entry; everybody if left out. */
  readonly for?: 'member' | 'guest';
  /** The variant to which it leads. */
  readonly params?: Readonly<Record<string, string>>;
  /** The part of the page to which it leads. */
  readonly hash?: string;
  /** Shown as a button instead of a link. */
  readonly isButton?: true;
}

/** Client types, in the order in which they are offered. */
export const CLIENT_TYPES = ['ios', 'android', 'windows', 'macos', 'ext', 'router'] as const;
export type ClientType = (typeof CLIENT_TYPES)[number];

/** One screen. Everything the site must know about a screen is a column here, so that no code elsewhere keeps a list of screens. */
export type Row = Columns & Keeping;

/**
 * May a browser keep the screen's page, to show it without a network (docs/behaviour/offline.md#what-is-kept)? `always`: once any page in
 * its language was seen; `seen`: once it was seen itself. Only pages that are the same for everybody may be, and say
 * what they have to say without the answer to a call.
 */
type Keeping =
  | { readonly keptOffline?: never }
  | {
      readonly keptOffline: 'always' | 'seen';
      readonly access: 'public';
      readonly isInteractive?: never;
      readonly pays?: never;
      readonly takesFormSign?: never;
      readonly keptQuery?: never;
    };

interface Columns {
  readonly name: string;
  /** Address without language; `{name}` is a parameter. */
  readonly path: string;
  /** A parameter's values, if they are known at build. One shell serves all values of a parameter that is not listed. */
  readonly params?: Readonly<Record<string, readonly string[]>>;
  readonly access: Access;
  readonly older?: readonly OlderPath[];
  /** Shown inside the apps, or where nothing else can be had, so the page has no header, footer or banner. */
  readonly isBodyOnly?: true;
  /** Is it useless without JavaScript? Then the page says so to readers who have it switched off. */
  readonly isInteractive?: true;
  /** Do visitors pay here? Then its policy allows payment gateways, which can be anywhere. */
  readonly pays?: true;
  /** The call that it makes by itself (`contract/calls.ts`); what reads the answer is preloaded. */
  readonly firstCall?: string;
  /**
   * What that call takes, where it is a read that the head's script can send before any other code is there: these values, or the id in
   * the address (docs/decisions/032-first-call-in-the-head.md#decision).
   */
  readonly firstPayload?: Readonly<Record<string, boolean>> | 'id';
  /** Does it sign in with a signed form? Then the guard lets a visit with such a form stay here. */
  readonly takesFormSign?: true;
  /** Query parameters that are kept, each with its session value. The first is a secret and is removed from the address. */
  readonly keptQuery?: Readonly<Record<string, string>>;
  /** The screen to which visits are sent on, with the client that suits the visitor's machine as `{type}`. */
  readonly forwardsTo?: string;
  /**
   * Do most visitors go there next, who are no members yet? Then pages without islands fetch it ahead, and those that `leadOn` also fetch its
   * scripts (docs/behaviour/addresses.md#fetched-ahead). One screen at most, and none that takes a secret from its address.
   */
  readonly isNext?: true;
  /** Do visitors come here to be led on? Its own script imports `app/prefetch-next-page.ts`. */
  readonly leadsOn?: true;
  /** Does its document fill the first flight of a connection? Then it goes without the rules for what is fetched ahead. */
  readonly isAtByteLimit?: true;
  /** May search engines list it? Then it is also in the sitemap. */
  readonly isIndexed?: true;
  /** Another screen that search engines should list instead. */
  readonly canonical?: string;
  /** Is its description for search engines in `common`? Others take it from their content. */
  readonly isDescribed?: true;
  /** The title on its picture for shared links, a key of `common`, if that is not its own title. */
  readonly pictureTitle?: 'menu.routerGuide';
  /** Which schema.org facts search engines are told about it. */
  readonly facts?: 'product' | 'organization' | 'breadcrumbs';
  /** The breadcrumb between the landing page and this one, a key of `common`; it leads to the screen's first variant. */
  readonly crumb?: 'menu.routerGuide';
  readonly menus?: readonly MenuSlot[];
}
