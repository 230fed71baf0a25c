/**
 * Sets the constants that bundlers insert (`src/env.d.ts`), because tests run the code without a bundler. The values are those of a site
 * whose API has several addresses. `tools/test.ts` makes Node load this file.
 */
Object.assign(globalThis, { SANDBOX_BUILD: false, HAS_SPARE_API: true, CONTRACT_HASH: 'tested' });
