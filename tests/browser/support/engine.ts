/** The engine that runs the tests: chromium, firefox or webkit (docs/quality.md#engines). */
export const { ENGINE = 'chromium' } = process.env;

/** Console messages of an engine on a page without faults. */
export const ENGINE_SAYS: Readonly<Record<string, readonly RegExp[]>> = {
  // The oldest Chromium, which `CHROME` may name (docs/quality.md#engines), knows neither of these.
  chromium: [/^Error with Permissions-Policy header: Unrecognized feature/, /^Found a 'popover' attribute/],
  webkit: [
    // WebKit does not recognise that fetched code is the preloaded module; it takes it from its cache nevertheless.
    /was preloaded using link preload but not used/,
    // A worker that was still coming when its page was left.
    /^Cannot load http: \/localhost:\d+\/sw\.js due to access control checks\./,
    // WebKitGTK is built without web app manifests, and so without this directive. Safari supports both, and other
    // engines need it.
    /^Unrecognized Content-Security-Policy directive 'manifest-src'/,
  ],
};
