/**
 * Builds links to the same page at the site's other addresses. They keep only the path, because the query and the hash
 * can hold a secret.
 * @example mirrorLinks(['https://two.example'], '/en/faq/') // [{ name: 'two.example', address: 'https://two.example/en/faq/' }]
 */
export function mirrorLinks(mirrors: readonly string[], path: string): { name: string; address: string }[] {
  return mirrors.map((mirror) => ({ name: new URL(mirror).host, address: mirror + path }));
}
