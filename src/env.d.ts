/// <reference types="astro/client" />

// Constants that bundlers fill in (`build-steps/build-constants.ts`), for pages, the head's scripts and the worker. Tests of
// unbundled code get them from `tests/build-constants.ts`.

/** Is the site built for the sandbox (`build-steps/build-constants.ts`)? */
declare const SANDBOX_BUILD: boolean;

/** Does the site have other addresses (`mirrors` in `src/config.ts`)? If not, pages carry no code for them. */
declare const HAS_MIRRORS: boolean;
/** Is there a status page (`statusUrl`)? */
declare const HAS_STATUS: boolean;
/** May browsers keep pages (`offline`)? */
declare const KEEPS_OFFLINE: boolean;
/** Does the API have several addresses (`apiBases`)? */
declare const HAS_SPARE_API: boolean;

/** The version of `package.json`, which support asks for. */
declare const SITE_VERSION: string;

/** Changes with the contract's description of a member, so that no page trusts what another version of it stored. */
declare const INFO_SHAPE: string;

/** The seller's name, address and registration in each language, as a constant so that only receipts carry them. */
declare const SELLER: Readonly<Record<string, readonly string[]>>;

/** Paths of the guard's targets, so that the head's script does not need the route table; the next two likewise. */
declare const GUARD_PATHS: Readonly<Record<import('#session/guard.ts').GuardTarget, string>>;

/** The addresses of the screens where visitors pay, in each language. */
declare const PAYING_PATHS: readonly string[];

/** All addresses, without a language: screens, and their older names. */
declare const ADDRESSES_WITHOUT_LANGUAGE: readonly string[];

/** Screens that have one file for all values of a parameter: that parameter, by the path without language. */
declare const SHELLS: Readonly<Record<string, string>>;

/** Paths of the site's own host at which somebody else's files stand: `foreignPaths()`. */
declare const FOREIGN_PATHS: readonly string[];
/** Their content security policy. */
declare const FOREIGN_POLICY: string;

/** By language, what is said where a page with a new version is not reloaded; written by `pages/new-version.js.ts`. */
declare const NEW_VERSION_TEXTS: Readonly<Record<string, string>>;

// Constants of the head's script of a full page, which is made for each set of them (`build-steps/head-scripts.ts`).

/** Does the screen call the server at once? */
declare const HEAD_CALLS: boolean;
/** Has it islands? */
declare const HEAD_HAS_ISLANDS: boolean;
/** Does it keep values from a link that led to it, or only forward visits? */
declare const HEAD_HAS_LINKS: boolean;

// Constants of the worker only, filled in once the pages are finished (`build-steps/pages/worker-file.ts`).

/** All pages that may be kept, by address. Taken from the route table, so that the worker's code names no screen. */
declare const KEEPABLE_PAGES: Readonly<Record<string, import('#head/worker/keepable-pages.ts').KeepablePage>>;

/** The path of the offline page, without the language. */
declare const OFFLINE_PATH: string;

/** The page for addresses without a language. The worker keeps it, so that the language can be chosen offline. */
declare const STUB: string;

/** Other targets of paths without a language: older names, and members' screens that have a public version. */
declare const OTHER_WAYS: Readonly<Record<string, string>>;

/** The first segments of the site's paths without a language. */
declare const BARE: readonly string[];

/** The style of a part on demand, applied by its import (`build-steps/adopted-styles.ts`). */
declare module '*.css?adopt' {}

/** The head's inline scripts, bundled by `build-steps/head-scripts.ts`. */
declare module 'virtual:head-scripts' {
  /** `boot.ts` for pages that are only read, that call the server, have islands, and keep values from a link or forward. */
  export const boot: string, bootCall: string, bootScreen: string, bootLink: string;
  /** The script of pages for addresses without a language. */
  export const stub: string;
  /** The 404 pages' script. */
  export const notFound: string;
  /** The script of the page that hands over to a payment provider. */
  export const payment: string;
  /** The module at `/new-version.js`. */
  export const newVersion: string;
}

/** The scripts that paint screens' content, bundled by `build-steps/painters.ts`. */
declare module 'virtual:painters' {
  /** By screen: the path at which the script is online, without the leading slash, and its code. */
  export const painters: Readonly<Record<string, { path: string; code: string }>>;
}
