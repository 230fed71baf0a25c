/// <reference types="astro/client" />

// What bundlers write in place of these names (`build/build-constants.ts`), for pages, the head's scripts and the worker alike; tests of
// code that no bundler has read have them from `tests/build-constants.ts`.

/** Is the site built for the sandbox (`build/sandbox-build.ts`)? */
declare const SANDBOX_BUILD: boolean;

/** Has the site other addresses (`mirrors` in `src/config.ts`)? So that no page carries code for none; so do the next ones. */
declare const HAS_MIRRORS: boolean;

/** Is there a status page (`statusUrl`)? */
declare const HAS_STATUS: boolean;

/** May browsers keep pages (`offline`)? */
declare const KEEPS_OFFLINE: boolean;

/** Has the API several addresses (`apiBases`)? */
declare const HAS_SPARE_API: boolean;

/** Are reports sent (`reportsTo`)? */
declare const SENDS_REPORTS: boolean;

/**
 * The seller's name, address and registration in each language, as they stand on a receipt, so that only the receipt's code carries them:
 * whatever scripts take from `src/config.ts` comes with every page.
 */
declare const SELLER: Readonly<Record<string, readonly string[]>>;

/** Paths of the guard's targets, so that the head's script does without the route table; so do the next two. */
declare const GUARD_PATHS: Readonly<Record<import('./session/guard.ts').Leave['to'], string>>;

/** The addresses of the screens that visitors pay on, in each language. */
declare const PAYING_PATHS: readonly string[];

/** Screens with one file for all values of a parameter: that parameter, by bare path. */
declare const SHELLS: Readonly<Record<string, string>>;

/** What is said where a page is not loaded anew by itself, by the page's language; written by `pages/new-version.js.ts`. */
declare const NEW_VERSION_TEXTS: Readonly<Record<string, string>>;

// What only the worker is told, once the pages are finished (`build/pages/worker-file.ts`).

/** All pages that may be kept, by their addresses. From the route table, so no code of the worker names a screen. */
declare const KEEPABLE_PAGES: Readonly<Record<string, import('./head/worker/keepable-pages.ts').KeepablePage>>;

/** Where the language's offline page is, without the language. */
declare const OFFLINE_PATH: string;

/** A bare address's page: it needs no network to choose a language. */
declare const STUB: string;

/** Where paths without language lead instead: older names, and screens for members that have a public one. */
declare const OTHER_WAYS: Readonly<Record<string, string>>;

/** The first parts of the site's bare addresses. */
declare const BARE: readonly string[];

/** The head's inline scripts, bundled by `build/head-scripts.ts`. */
declare module 'virtual:head-scripts' {
  /** The script of pages that are only read; of screens; and of those that keep what a link brings, or forward. */
  export const boot: string;
  export const bootScreen: string;
  export const bootLink: string;
  /** A bare address's script. */
  export const stub: string;
  /** The 404 pages' script. */
  export const notFound: string;
  /** The script of the page that payments are handed over to. */
  export const payment: string;
  /** The module at `/new-version.js`. */
  export const newVersion: string;
}
