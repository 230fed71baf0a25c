/**
 * Which modules of the browser travel together. Left alone, the bundler makes a file of every module that two pages share;
 * thirty small files compress worse than one, and each costs a preload. A group takes what its modules import along;
 * groups of a higher priority choose first.
 */
export const chunkGroups = [
  // What every page loads: nothing of React may be among it, and nothing of the sender (`pages/check-static-pages.ts`).
  { name: 'chrome', test: /\/src\/(features\/chrome\/|features\/activity\/banner|config\.ts)/, priority: 30 },
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler|@astrojs\/react)\//, priority: 20 },
  // The sender and all it needs: static pages and forms import it late, when they need it at all.
  { name: 'sender', test: /\/node_modules\/(ky|valibot)\/|\/src\/(api|stores)\/send(er)?\.ts/, priority: 15 },
  // What most islands use of the shared pieces. What fewer use (money, among it) static pages may fetch late.
  {
    name: 'island',
    test: /\/node_modules\/(@nanostores|nanostores)\/|\/src\/(ui|i18n|browser|stores|routes|core)\//,
    priority: 10,
    minShareCount: 9,
  },
];
