/** The CSS properties that the banner accepts from the server (docs/behaviour/chrome.md#banner-style). */
const TAKEN = ['color', 'background', 'background-color', 'font-weight', 'font-size', 'text-align'];

/**
 * Matches values that could load something from another address. It refuses backslashes because CSS escapes can spell
 * `url`.
 */
const LOADING = /url|image|\\/i;

/**
 * The harmless declarations of `webBannerStyle`: colours, background, font weight, font size and alignment. Property
 * names may be written as in CSS or as in scripts.
 *
 * @example bannerStyle({ color: '#fff', fontWeight: '600', position: 'fixed' }) // [['color', '#fff'], ['font-weight', '600']]
 */
export function bannerStyle(style: Readonly<Record<string, string>>): [name: string, value: string][] {
  return Object.entries(style)
    .map(([name, value]): [string, string] => [name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), value])
    .filter(([name, value]) => TAKEN.includes(name) && !LOADING.test(value));
}
