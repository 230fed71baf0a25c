import { parseUrl } from '#core/parse-url.ts';

/** A piece of a text: plain text, or an address to link to. `text` is shown for both. */
type TextPart = { kind: 'text'; text: string } | { kind: 'link'; text: string; href: string };

/**
 * Matches an address. It ends at the first character that is not ASCII, because Chinese text follows an address without
 * a space.
 */
const ADDRESS = /https?:\/\/[!#-&(-;=?-[\]_a-z~]+/gi;

/**
 * May an address in a message become a link? It must be a complete http(s) address without user name or password. These
 * could make it look like the address of another host.
 *
 * @example isSafeLink('https://petrel.example@evil.example/') // false
 */
export function isSafeLink(url: string): boolean {
  const address = parseUrl(url);
  return address !== null && /^https?:$/.test(address.protocol) && !address.username && !address.password;
}

/**
 * Splits a text into pieces, with its addresses as links. Joined, the pieces are the text again. Punctuation after an
 * address belongs to the sentence. The same is true for a closing bracket that was not opened in the address.
 *
 * @example splitLinks('See https://a.example/b.')
 * // [{ kind: 'text', text: 'See ' }, { kind: 'link', text: 'https://a.example/b', href: 'https://a.example/b' }, { kind: 'text', text: '.' }]
 */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = withoutPunctuation(found);
    if (!isSafeLink(address)) continue;
    if (index > end) parts.push({ kind: 'text', text: text.slice(end, index) });
    parts.push({ kind: 'link', text: address, href: address });
    end = index + address.length;
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) });
  return parts;
}

/**
 * The first pieces of a text, with at most `most` characters in total. A link that does not fit is left out.
 *
 * @example firstParts([{ kind: 'text', text: 'abcdef' }], 4) // [{ kind: 'text', text: 'abcd' }]
 */
export function firstParts(parts: readonly TextPart[], most: number): TextPart[] {
  const first: TextPart[] = [];
  let left = most;
  for (const part of parts) {
    if (part.text.length <= left) first.push(part);
    // Half of a surrogate pair would show as a replacement character, so remove it.
    else if (part.kind === 'text')
      first.push({ kind: 'text', text: part.text.slice(0, left).replace(/[\ud800-\udbff]$/, '') });
    left -= part.text.length;
    if (left <= 0) break;
  }
  return first;
}

function withoutPunctuation(address: string): string {
  let end = address.length;
  while (end > 0) {
    const last = address[end - 1] ?? '';
    const isUnopened = last === ')' && !address.slice(0, end).includes('(');
    if (!'.,:;!?*_]'.includes(last) && !isUnopened) break;
    end--;
  }
  return address.slice(0, end);
}
