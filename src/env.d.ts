/// <reference types="astro/client" />

/** Bundled inline scripts of the head, made by `build/head-scripts.ts`. */
declare module 'virtual:head-scripts' {
  /** Every full page's script. */
  export const boot: string;
  /** A bare address's script. */
  export const stub: string;
  /** The host-wide 404 page's script. */
  export const notFound: string;
}
