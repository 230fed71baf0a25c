/** Who may see a screen: every visitor, members, or visitors without a session (docs/behaviour/addresses.md#access). */
export type Access = 'public' | 'member' | 'guest';

/** An older address of a screen, or a short one for one of its variants. */
interface OlderPath {
  readonly from: string;
  /** The parameters that the short address sets. */
  readonly params?: Readonly<Record<string, string>>;
  /** The part of the page that it leads to. */
  readonly hash?: string;
}

/** A screen's entry in one of the site's menus. */
export interface MenuSlot {
  /** The header; what only the header of members' pages has besides (`desk`); or a column of the footer. */
  readonly menu: 'header' | 'desk' | 'clients' | 'help' | 'company';
  /** Its slot there, from 1. An entry for members and one for guests may share a slot. */
  readonly slot: number;
  /** A key of `common`; the code that draws the menus checks that the text exists. */
  readonly label: `menu.${string}` | `client.${ClientType}`;
  /** Who sees the entry; every visitor if left out. */
  readonly for?: 'member' | 'guest';
  /** The variant that it leads to. */
  readonly params?: Readonly<Record<string, string>>;
  /** The part of the page that it leads to. */
  readonly hash?: string;
  /** Shown as a button instead of a link. */
  readonly isButton?: true;
}

/** Client types, in the order shown. */
export const CLIENT_TYPES = ['ios', 'android', 'windows', 'macos', 'ext', 'router'] as const;
export type ClientType = (typeof CLIENT_TYPES)[number];

/** Package levels in the address: 1 basic, 2 premium, 3 premium traffic plans (docs/behaviour/checkout.md#levels). */
export const PACKAGE_LEVELS = ['1', '2', '3'] as const;

/** Steps of the router guide. */
export const ROUTER_STEPS = ['1', '2', '3', '4', '5'] as const;

/** One screen. What a rule decides about screens is a column here: no other code keeps a list of them. */
export type Row<Name extends string = string> = WrittenRow<Name> & { readonly path: string };

/** The same as it is written. */
export type WrittenRow<Name extends string = string> = Columns<Name> & Keeping;

/**
 * May a browser store the screen's page, to show it offline (docs/behaviour/offline.md#what-is-kept)? `always`: once
 * any page in its language was opened; `seen`: once it was opened itself. Only for pages that are the same for every
 * visitor and complete without the answer to a call.
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
  /** Address without language, if it is not the name; `{name}` is a parameter. */
  readonly path?: string;
  /** A parameter's values, if the build knows them. Otherwise one file serves all values. */
  readonly params?: Readonly<Record<string, readonly string[]>>;
  readonly access: Access;
  readonly older?: readonly OlderPath[];
  /** Shown where there is no page? Then nothing leads to it. */
  readonly isNotFound?: true;
  /**
   * Does a line for offers and orders stand above its header, at every width or from 600 px
   * (docs/behaviour/chrome.md#banner)? On other screens only for members whose new-user discount runs out, and on some never.
   */
  readonly line?: 'all' | 'wide' | 'none';
  /** Is it useless without JavaScript? Then the page says so to readers who have switched it off. */
  readonly isInteractive?: true;
  /** Do visitors pay here? Then its policy allows payment gateways, which can be on any host. */
  readonly pays?: true;
  /** Does it show the activity's pictures? Then its policy allows their hosts. */
  readonly showsActivity?: true;
  /** The call that it makes on load (`contract/calls.ts`); the code that reads the answer is preloaded. */
  readonly firstCall?: string;
  /**
   * The payload of that call, if it is a read that the head's script can send before any other code is loaded: these
   * values, or the id in the address (docs/decisions/032-first-call-in-the-head.md#decision).
   */
  readonly firstPayload?: Readonly<Record<string, boolean>> | 'id';
  /** Does it sign in with a signed form? Then the guard lets a visit with such a form stay here. */
  readonly takesFormSign?: true;
  /** Query parameters to store, each with its session value. The first is a secret and is removed from the address. */
  readonly keptQuery?: Readonly<Record<string, string>>;
  /** The screen that visits are forwarded to, with the client for the visitor's system as `{type}`. */
  readonly forwardsTo?: Name;
  /** Does it lead most visitors to the screen `NEXT`, which is then fetched ahead (`features/chrome/prefetch.ts`)? */
  readonly leadsOn?: true;
  /** May search engines list it? Then it is also in the sitemap. */
  readonly isIndexed?: true;
  /** Another screen that search engines should list instead. */
  readonly canonical?: Name;
  /** The schema.org facts that search engines get about it. */
  readonly facts?: 'product' | 'organization' | 'breadcrumbs';
  /** The breadcrumb between the landing page and this one, a key of `common`; it leads to the first variant. */
  readonly crumb?: 'menu.routerGuide';
  readonly menus?: readonly MenuSlot[];
  /** The screen whose menu entries are marked on this one, which has none. */
  readonly section?: Name;
}
