/** The properties that the banner takes from the server (docs/behaviour/chrome.md#banner-style). */
const TAKEN = ['color', 'background', 'background-color', 'font-weight', 'font-size', 'text-align'];

/** Values that could load something from another address. A backslash is refused, since CSS escapes can spell `url`. */
const LOADING = /url|image|\\/i;

/**
 * The declarations of `webBannerStyle` that are harmless: colours, background, font weight, size and alignment. Names may be
 * written as in CSS or as in scripts.
 *
 * @example bannerStyle({ color: '#fff', fontWeight: '600', position: 'fixed' }) // [['color', '#fff'], ['font-weight', '600']]
 */
export function bannerStyle(style: Readonly<Record<string, string>>): [name: string, value: string][] {
  return Object.entries(style)
    .map(([name, value]): [string, string] => [name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), value])
    .filter(([name, value]) => TAKEN.includes(name) && !LOADING.test(value));
}
