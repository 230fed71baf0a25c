/** The visitors who may see a screen: all, members, or visitors without a session (docs/behaviour/addresses.md#access). */
export type Access = 'public' | 'member' | 'guest';

/** An older address of a screen, or a short address of one of its variants. */
interface OlderPath {
  readonly from: string;
  /** The parameters that the short address sets. */
  readonly params?: Readonly<Record<string, string>>;
  /** The part of the page to which it leads. */
  readonly hash?: string;
}

/** A screen's entry in one of the site's menus. */
export interface MenuSlot {
  /** The menu: the header; the additional entries of members' pages (`sidebar`); or a column of the footer. */
  readonly menu: 'header' | 'sidebar' | 'clients' | 'help' | 'company';
  /** The entry's place in the menu, from 1. An entry for members and one for guests may share a place. */
  readonly slot: number;
  /** A key of `common`. The code that draws the menus checks that its text exists. */
  readonly label: `menu.${string}` | `client.${ClientType}`;
  /** The visitors who see the entry. If this is left out, all of them do. */
  readonly for?: 'member' | 'guest';
  /** The parameters of the variant to which it leads. */
  readonly params?: Readonly<Record<string, string>>;
  /** The part of the page to which it leads. */
  readonly hash?: string;
  /** True if it is shown as a button instead of a link. */
  readonly isButton?: true;
}

/** Client types, in the order shown. */
export const CLIENT_TYPES = ['ios', 'android', 'windows', 'macos', 'ext', 'router'] as const;
/** The type of a client. */
export type ClientType = (typeof CLIENT_TYPES)[number];

/** Levels of packages in the address: 1 basic, 2 premium, 3 premium traffic plans (docs/behaviour/checkout.md#levels). */
export const PACKAGE_LEVELS = ['1', '2', '3'] as const;

/** The steps of the router guide. */
export const ROUTER_STEPS = ['1', '2', '3', '4', '5'] as const;

/**
 * One screen. Rules that the build applies to every screen are columns here. Whether a screen has a first-render script
 * follows from the files in `src/first-render`.
 */
export type Row<Name extends string = string> = WrittenRow<Name> & { readonly path: string };

/** A row as it is written in the table, where `path` may be left out. */
export type WrittenRow<Name extends string = string> = Columns<Name> & Keeping;

/**
 * May a browser store the screen's page, to show it offline (docs/behaviour/offline.md#what-is-kept)? `always`: as soon
 * as any page in its language was opened. `seen`: as soon as the page itself was opened. The column is only for pages
 * that are the same for every visitor, and complete without the answer to a call.
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

interface Columns<Name> {
  readonly name: Name;
  /** The address without a language, if it is not the name. `{name}` is a parameter. */
  readonly path?: string;
  /** The values of a parameter, if the build knows them. Otherwise one file serves all values. */
  readonly params?: Readonly<Record<string, readonly string[]>>;
  readonly access: Access;
  readonly older?: readonly OlderPath[];
  /** True for the screen that is shown where there is no page. Nothing leads to it. */
  readonly isNotFound?: true;
  /**
   * The widths at which a line for offers and orders is above the header: all widths, or from 600 px
   * (docs/behaviour/chrome.md#banner). Without a value the line is only for members whose new-user discount runs out.
   * With `none` it is never shown.
   */
  readonly line?: 'all' | 'wide' | 'none';
  /**
   * True if the screen is useless without JavaScript. Then the page says so to readers who have switched JavaScript off.
   */
  readonly isInteractive?: true;
  /** True if the screen has islands, but is complete without them. Screens that are interactive have islands anyway. */
  readonly hasIslands?: true;
  /** True if visitors pay here. Then the page's policy allows payment gateways, which can be on any host. */
  readonly pays?: true;
  /** True if the screen shows the activity's pictures. Then the page's policy allows their hosts. */
  readonly showsActivity?: true;
  /** The call that the screen makes on load (`contract/calls.ts`). The code that reads the answer is preloaded. */
  readonly firstCall?: string;
  /**
   * The payload of this call, if the head's script can send it before any other code is loaded. The call must be a read.
   * The payload is these values, or the id in the address (docs/decisions/032-first-call-in-the-head.md#decision).
   */
  readonly firstPayload?: Readonly<Record<string, boolean>> | 'id';
  /** True if the screen signs visitors in with a signed form. Then the guard lets a visit with such a form stay here. */
  readonly takesFormSign?: true;
  /**
   * Query parameters to store, each with the key of its session value. The first is a secret and is removed from the
   * address.
   */
  readonly keptQuery?: Readonly<Record<string, string>>;
  /** The screen to which visits are forwarded. Its `{type}` is the client for the visitor's system. */
  readonly forwardsTo?: Name;
  /**
   * True if most visitors go on from here to the screen `NEXT`. That screen is then fetched ahead
   * (`features/chrome/prefetch.ts`).
   */
  readonly leadsOn?: true;
  /** True if search engines may list the screen. Then it is also in the sitemap. */
  readonly isIndexed?: true;
  /** Another screen that search engines should list instead of this one. */
  readonly canonical?: Name;
  /** The kind of schema.org facts about the screen, for search engines. */
  readonly facts?: 'service' | 'organization' | 'breadcrumbs';
  /** The breadcrumb between the landing page and this screen, a key of `common`. It leads to the first variant. */
  readonly crumb?: 'menu.routerGuide';
  readonly menus?: readonly MenuSlot[];
  /** The screen whose menu entries are marked on this one, because this screen has none. */
  readonly section?: Name;
}
