/// <reference types="astro/client" />

/**
 * Is the site built for the sandbox (`build/sandbox-build.ts`)? Filled in by the bundler. Code that is not bundled, as in tests, must
 * check with `typeof` first: there the name does not exist.
 */
declare const SANDBOX_BUILD: boolean;

/** Has the site other addresses (`mirrors` in `src/config.ts`)? Filled in by the bundler, so that no page carries code for none. */
declare const HAS_MIRRORS: boolean;

/** Is there a status page (`statusUrl`)? Filled in by the bundler, for the same reason. */
declare const HAS_STATUS: boolean;

/** May browsers keep pages (`offline` in `config.ts`)? Filled in by the bundler, so that no page loads the settings for it. */
declare const KEEPS_OFFLINE: boolean;

/**
 * The seller's name, address and registration in each language, as they stand on a receipt. Filled in by the bundler, so that only the
 * receipt's code carries them: whatever scripts take from `src/config.ts` comes with every page.
 */
declare const SELLER: Readonly<Record<string, readonly string[]>>;

/** Has the API several addresses (`apiBases` in `src/config.ts`)? Filled in by the bundler, so that no page carries code to choose for one. */
declare const HAS_SPARE_API: boolean;

/** Are reports sent (`reportsTo` in `src/config.ts`)? Filled in by the bundler, so that no page carries code for it where none are. */
declare const SENDS_REPORTS: boolean;

/**
 * Finds out whether a new version of the page is online, and loads it if nobody would lose anything. Answers what to say about it
 * otherwise. Set by the head's script on pages with islands (`boot/islands.ts`).
 */
declare var findNewVersion: (() => Promise<string | undefined>) | undefined;

/** The head's inline scripts, bundled by `build/head-scripts.ts`. */
declare module 'virtual:head-scripts' {
  /** Every full page's script, by what it does besides the guard (`routes/head-parts.ts`). */
  export const boots: Readonly<Record<string, string>>;
  /** A bare address's script. */
  export const stub: string;
  /** The host-wide 404 page's script. */
  export const notFound: string;
  /** What a language's own 404 page does besides. */
  export const notFoundInLanguage: string;
  /** The script of the page that payments are handed over to. */
  export const payment: string;
  /** The module at `/new-version.js`. */
  export const newVersion: string;
}
