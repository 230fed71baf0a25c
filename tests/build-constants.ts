/**
 * What bundlers write in place of these names (`src/env.d.ts`), for code that tests run without one: as in a site with several addresses of
 * the API. `tools/test.ts` hands it to Node.
 */
Object.assign(globalThis, { SANDBOX_BUILD: false, HAS_SPARE_API: true, INFO_SHAPE: 'tested' });
