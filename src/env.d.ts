/// <reference types="astro/client" />

/** Is the site built for the sandbox (`build/sandbox-build.ts`)? Put in by the bundler; where nothing is bundled, as in tests, there is no such name. */
declare const SANDBOX_BUILD: boolean;

/** Bundled inline scripts of the head, made by `build/head-scripts.ts`. */
declare module 'virtual:head-scripts' {
  /** Every full page's script. */
  export const boot: string;
  /** A bare address's script. */
  export const stub: string;
  /** The host-wide 404 page's script. */
  export const notFound: string;
}
