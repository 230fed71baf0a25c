/** The engine that runs the tests: chromium, firefox or webkit (docs/quality.md#engines). */
export const { ENGINE = 'chromium' } = process.env;

/** What an engine says in the console of a page that is in order. */
export const ENGINE_SAYS: Readonly<Record<string, readonly RegExp[]>> = {
  webkit: [
    // It does not see that code which is fetched is what was preloaded as a module; it comes from its cache all the same.
    /was preloaded using link preload but not used/,
    // WebKitGTK is built without web app manifests, and so without the directive for them. Safari has both; the others need it.
    /^Unrecognized Content-Security-Policy directive 'manifest-src'/,
  ],
};
