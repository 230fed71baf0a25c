/// <reference types="astro/client" />

/**
 * Is the site built for the sandbox (`build/sandbox-build.ts`)? Filled in by the bundler. Code that is not bundled, as in tests, must
 * check with `typeof` first: there the name does not exist.
 */
declare const SANDBOX_BUILD: boolean;

/** The head's inline scripts, bundled by `build/head-scripts.ts`. */
declare module 'virtual:head-scripts' {
  /** Every full page's script. */
  export const boot: string;
  /** The same for screens that forward visits or keep what a link brings. */
  export const fullBoot: string;
  /** A bare address's script. */
  export const stub: string;
  /** The host-wide 404 page's script. */
  export const notFound: string;
  /** The script of the page that payments are handed over to. */
  export const payment: string;
}
