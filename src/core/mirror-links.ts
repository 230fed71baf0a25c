/**
 * Links from a page to the same page at the site's other addresses (`mirrors` in `src/config.ts`). They keep only the
 * path: the query and fragment can hold a secret, such as a guest's key.
 *
 * @example mirrorLinks(['https://two.example'], '/en/faq/') // [{ name: 'two.example', address: 'https://two.example/en/faq/' }]
 */
export function mirrorLinks(mirrors: readonly string[], path: string): { name: string; address: string }[] {
  return mirrors.map((mirror) => ({ name: new URL(mirror).host, address: mirror + path }));
}
