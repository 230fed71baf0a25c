import type { Options } from '../../../tools/conform/arguments.ts';

/** The site whose pages call the server. */
const SHOP = 'https://shop.example';

/** What `npm run conform` is called with: a server's address, a demo member, and what a test adds. */
export function optionsFor(api: string, more: Partial<Options> = {}): Options {
  const member = { account: 'lin@example.com', password: 'petrel-8', guestKey: 'guest-strange' };
  return { api, files: `${api}/files`, origin: SHOP, ...member, writes: [], isJson: false, ...more };
}
