import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as config from '#config.ts';
import { fillInAny, spaceBetween } from '#core/join-texts.ts';
import { filledValues } from '#i18n/filled-values.ts';
import { LANGUAGE_TAG, LOCALES, type Locale } from '#routes/locales.ts';
import { colours, mark } from '#styles/brand.ts';
import type { Colour } from '#styles/colours.ts';
import { names } from '../../brand/brand.ts';
import { headerBlocks, ROOT } from './headers.ts';

/** Where nginx and Caddy expect the page: beside the site's folder, which is replaced with every version. */
export const MAINTENANCE_FOLDER = `${ROOT}-maintenance`;

/** While this file is in the folder, nginx and Caddy answer with the page. */
export const LEVER = 'on';

/** Follows the reader's scheme without a script. Only names of colours that the brand has. */
const STYLE = [
  ':root{color-scheme:light dark}',
  `body{margin:0;padding:1.5rem 1.25rem;background:${schemes(colours.paper)};color:${schemes(colours.ink)};font:1rem/1.6 system-ui,sans-serif;overflow-wrap:anywhere}`,
  'main{max-width:34rem;margin:0 auto}',
  `svg{width:3rem;height:3rem;fill:${schemes(colours.sea)}}`,
  `section{padding:1rem 0 1.25rem;border-top:1px solid ${schemes(colours.line)}}`,
  'h1,h2{margin:0 0 .25rem;font-size:1.375rem;line-height:1.3}',
  'p{margin:.5rem 0}',
  `a{color:${schemes(colours.sea)};text-underline-offset:.2em}`,
].join('\n');

const POLICY = `default-src 'none'; style-src 'sha256-${hash('sha256', STYLE, 'base64')}'; base-uri 'none'; form-action 'none'`;

/**
 * The folder that stands in for the site: the page, and its headers for hosts that read them there. Hosts that know no
 * other way show the page as what is not found, at every address.
 */
export function maintenanceFiles(): Record<string, string> {
  const lines = Object.entries(maintenanceHeaders()).map(([name, value]) => `  ${name}: ${value}\n`);
  return { '404.html': maintenancePage(), _headers: `/*\n${lines.join('')}` };
}

/** The headers of the page: those of every page, with a policy of its own. Programs may ask again after ten minutes. */
export function maintenanceHeaders(): Record<string, string> {
  const [everywhere] = headerBlocks(false);
  return {
    ...everywhere.headers,
    'Content-Security-Policy': `${POLICY}; frame-ancestors 'none'`,
    'Cache-Control': 'no-store',
    'Retry-After': '600',
    'X-Robots-Tag': 'noindex',
  };
}

/**
 * The page that hosts answer with while the site is closed (docs/operating.md#closing-the-site): all languages in one document that
 * needs no other file, without a script.
 */
function maintenancePage(): string {
  const [first] = LOCALES;
  return `<!doctype html>
<html lang="${LANGUAGE_TAG[first]}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="referrer" content="no-referrer">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${LOCALES.map((locale) => textsOf(locale).title).join(' · ')}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<svg viewBox="0 0 32 32" aria-hidden="true"><path d="${mark}"/></svg>
${LOCALES.map((locale) => section(locale, locale === first ? 'h1' : 'h2')).join('\n')}
</main>
</body>
</html>
`;
}

function section(locale: Locale, heading: 'h1' | 'h2'): string {
  const { statusUrl } = config;
  const { title, text, paid, statusPage } = textsOf(locale);
  const mail = escaped(config.supportEmail);
  return [
    `<section lang="${LANGUAGE_TAG[locale]}">`,
    `<${heading}>${escaped(`${title} – ${names[locale]}`)}</${heading}>`,
    `<p>${escaped(text)}</p>`,
    `<p>${escaped(paid)}${spaceBetween(paid, mail)}<a href="mailto:${mail}">${mail}</a></p>`,
    ...(statusUrl ? [`<p><a href="${escaped(statusUrl)}" rel="noreferrer">${escaped(statusPage)}</a></p>`] : []),
    '</section>',
  ].join('\n');
}

/** The page's texts, and the words of the link to the page that shows what works. */
function textsOf(locale: Locale): Record<'title' | 'text' | 'paid' | 'statusPage', string> {
  const read = (name: string) =>
    JSON.parse(readFileSync(new URL(`../../locales/${locale}/${name}.json`, import.meta.url), 'utf8'));
  const { title, text, paid } = read('maintenance');
  const filled = (words: string): string => fillInAny(words, filledValues(locale));
  const { statusPage } = read('shared').failure;
  return { title: filled(title), text: filled(text), paid: filled(paid), statusPage };
}

function schemes({ light, dark }: Colour): string {
  return `light-dark(${light},${dark})`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
