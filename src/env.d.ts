/// <reference types="astro/client" />

// These constants are filled in by bundlers (`build-steps/build-constants.ts`), for pages, the head's scripts and the
// worker. Tests run code without a bundler and get them from `tests/build-constants.ts`.

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

/** The version in `package.json`. Support asks for it. */
declare const SITE_VERSION: string;

/** A hash that changes with the code of the contract. So no page trusts data about a member that another version has stored. */
declare const CONTRACT_HASH: string;

/** The seller's name, address and registration in each language. It is a constant so that only receipts contain them. */
declare const SELLER: Readonly<Record<string, readonly string[]>>;

/** Paths of the guard's targets. This and the next two constants spare the head's script the route table. */
declare const GUARD_PATHS: Readonly<Record<import('#session/guard.ts').GuardTarget, string>>;

/** The addresses of the screens where visitors pay, in each language. */
declare const PAYING_PATHS: readonly string[];

/** All addresses without a language: those of the screens, and their older names. */
declare const ADDRESSES_WITHOUT_LANGUAGE: readonly string[];

/** The parameter of each screen that has one file for all its values, by the screen's path without language. */
declare const SHELLS: Readonly<Record<string, string>>;

/** Paths on the site's own host that serve other people's files: `foreignPaths()`. */
declare const FOREIGN_PATHS: readonly string[];
/** The content security policy of other people's files on the site's own host. */
declare const FOREIGN_POLICY: string;

/** By language: the text for a page that has a new version but is not reloaded. `pages/new-version.js.ts` writes it. */
declare const NEW_VERSION_TEXTS: Readonly<Record<string, string>>;

// These constants are for the head's script of a full page. There is one script for each set of them
// (`build-steps/head-scripts.ts`).

/** Does the screen call the server at once? */
declare const HEAD_CALLS: boolean;
/** Does the screen have islands? */
declare const HEAD_HAS_ISLANDS: boolean;
/** Does the screen keep values from the link that led to it, or only forward visits? */
declare const HEAD_HAS_LINKS: boolean;

// These constants are for the worker only. They are filled in once the pages are finished
// (`build-steps/pages/worker-file.ts`).

/**
 * All pages that may be kept, by address. The list comes from the route table, so that the worker's code names no screen.
 */
declare const KEEPABLE_PAGES: Readonly<Record<string, import('#head/worker/keepable-pages.ts').KeepablePage>>;

/** The path of the offline page, without the language. */
declare const OFFLINE_PATH: string;

/** The page for addresses without a language. The worker keeps it, so that visitors can choose the language offline. */
declare const REDIRECT_PAGE: string;

/** Redirects of paths without a language. Older names lead to their screens, and some members' screens to a public one. */
declare const OTHER_PATHS: Readonly<Record<string, string>>;

/** The first segments of the site's paths without a language. */
declare const BARE: readonly string[];

/** The style of a part on demand. Importing it applies it (`build-steps/adopted-styles.ts`). */
declare module '*.css?adopt' {}

/** The head's inline scripts, bundled by `build-steps/head-scripts.ts`. */
declare module 'virtual:head-scripts' {
  /**
   * The script `boot.ts` in four forms. `boot` is for pages that are only read, `bootCall` for pages with a first call.
   * `bootScreen` is for pages with islands, and `bootLink` for pages that keep values from a link or forward the visit.
   */
  export const boot: string, bootCall: string, bootScreen: string, bootLink: string;
  /** The script of pages for addresses without a language. */
  export const redirect: string;
  /** The 404 pages' script. */
  export const notFound: string;
  /** The script of the page that hands over to a payment provider. */
  export const payment: string;
  /** The module at `/new-version.js`. */
  export const newVersion: string;
}

/** The scripts that render screens' content, bundled by `build-steps/first-render.ts`. */
declare module 'virtual:first-render' {
  /** By screen: the path of the script on the site, without the leading slash, and the script's code. */
  export const firstRenderScripts: Readonly<Record<string, { path: string; code: string }>>;
}
