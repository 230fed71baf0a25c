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

/**
 * The folder in which nginx and Caddy expect the page. It is beside the site's folder, because each new version
 * replaces that one.
 */
export const MAINTENANCE_FOLDER = `${ROOT}-maintenance`;

/** While this file is in the folder, nginx and Caddy answer with the maintenance page. */
export const LEVER = 'on';

/** The page's style. It follows the reader's colour scheme without a script, and uses only colours of the brand. */
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
 * Returns the files of the folder that replaces the site: the page, and its headers for hosts that read `_headers`. On
 * hosts without another way to close the site, the page is the 404 page of every address.
 */
export function maintenanceFiles(): Record<string, string> {
  const lines = Object.entries(maintenanceHeaders()).map(([name, value]) => `  ${name}: ${value}\n`);
  return { '404.html': maintenancePage(), _headers: `/*\n${lines.join('')}` };
}

/**
 * Returns the page's headers: those of every page, but with a policy of its own. `Retry-After` lets programs ask again
 * after ten minutes.
 */
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
 * Returns the page that hosts answer with while the site is closed (docs/operating.md#closing-the-site). One document
 * holds all languages. It needs no other file and no script.
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

/** Returns the page's texts, and the text of the link to the status page. */
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
