/** The engine that runs the tests: chromium, firefox or webkit (docs/quality.md#engines). */
export const { ENGINE = 'chromium' } = process.env;

/** The console messages of each engine on pages without faults. */
export const ENGINE_SAYS: Readonly<Record<string, readonly RegExp[]>> = {
  // The oldest supported Chromium, which `CHROME` may name, knows neither of these (docs/quality.md#engines).
  chromium: [/^Error with Permissions-Policy header: Unrecognized feature/, /^Found a 'popover' attribute/],
  webkit: [
    // WebKit does not recognise that the fetched code is the preloaded module. It still takes the module from its cache.
    /was preloaded using link preload but not used/,
    // WebKit logs this when a page is left while its service worker is still loading.
    /^Cannot load http: \/localhost:\d+\/sw\.js due to access control checks\./,
    // WebKitGTK is built without web app manifests, so it does not know this directive. Safari knows both, and other
    // engines need the directive.
    /^Unrecognized Content-Security-Policy directive 'manifest-src'/,
  ],
};
