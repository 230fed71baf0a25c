/**
 * Which modules of the browser travel together. Left alone, the bundler makes a file of every module that two pages share;
 * thirty small files compress worse than one, and each costs a preload. Earlier groups win.
 */
export const chunkGroups = [
  // What static pages load too, the chrome's own script first: nothing of React and nothing of the sender may stand with
  // it, and no module that they need may stand in a later group, which they would then load whole.
  {
    name: 'chrome',
    test: /node_modules\/nanostores\/(atom|clean-stores)|\/src\/features\/(chrome|activity)\/(?!popup|late-)|\/src\/stores\/(goods-offer|storage|storage-prefix|toasts|busy|session|session-tabs|notice|submit|late)\.ts|\/src\/browser\/(copy-text|idle|page-locale)\.ts|\/src\/core\/time\.ts|\/src\/routes\/(locales|switch-locale)\.ts|\/src\/api\/failures\.ts|\/src\/config\.ts/,
    priority: 30,
  },
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|@astrojs\/react)\//, priority: 20 },
  // The sender and all it needs; static pages and forms import it late, when they need it at all.
  {
    name: 'sender',
    test: /node_modules\/(ky|valibot)\/|\/src\/(api\/send|contract\/call|stores\/sender)\.ts/,
    priority: 15,
  },
  // What most islands use of the shared pieces; static pages need goods and money, too.
  {
    name: 'island',
    test: /node_modules\/(@nanostores|nanostores)\/|\/src\/(ui|i18n|browser|stores|routes)\/|\/src\/core\/(?!money)/,
    priority: 10,
    minShareCount: 8,
  },
];
