import { createHash } from 'node:crypto';
import { names } from '../../brand/brand.ts';
import * as config from '../../src/config.ts';
import { spaceBetween } from '../../src/core/join-texts.ts';
import type { NamespaceKey } from '../../src/i18n/namespaces.ts';
import { LANGUAGE_TAG, LOCALES, type Locale } from '../../src/routes/locales.ts';
import { colours, mark } from '../../src/styles/brand.ts';
import type { Colour } from '../../src/styles/colours.ts';

/** The page's texts in one language. */
export interface MaintenanceTexts {
  t(key: NamespaceKey<'maintenance'>): string;
  /** The words of the link to the page that shows what works. */
  statusPage: string;
}

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

const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** The policy for its header, which also keeps the page out of frames. */
export const MAINTENANCE_POLICY = `${POLICY}; frame-ancestors 'none'`;

/**
 * The page that hosts answer with while the site is closed
 * (docs/operating.md#closing-the-site): all languages in one document that needs no other file, without a script.
 */
export function maintenancePage(textsOf: (locale: Locale) => MaintenanceTexts): string {
  const [first] = LOCALES;
  const title = LOCALES.map((locale) => textsOf(locale).t('title')).join(' · ');
  return [
    '<!doctype html>',
    `<html lang="${LANGUAGE_TAG[first]}">`,
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${POLICY}">`,
    '<meta name="referrer" content="no-referrer">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<title>${title}</title>`,
    `<style>${STYLE}</style>`,
    '</head>',
    '<body>',
    '<main>',
    `<svg viewBox="0 0 32 32" aria-hidden="true"><path d="${mark}"/></svg>`,
    ...LOCALES.flatMap((locale) => section(locale, textsOf(locale))),
    '</main>',
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

function section(locale: Locale, { t, statusPage }: MaintenanceTexts): string[] {
  const { supportEmail, statusUrl } = config;
  const heading = locale === LOCALES[0] ? 'h1' : 'h2';
  return [
    `<section lang="${LANGUAGE_TAG[locale]}">`,
    `<${heading}>${escaped(`${t('title')} – ${names[locale]}`)}</${heading}>`,
    `<p>${escaped(t('text'))}</p>`,
    `<p>${escaped(t('paid'))}${spaceBetween(t('paid'), supportEmail)}<a href="mailto:${escaped(supportEmail)}">${escaped(supportEmail)}</a></p>`,
    ...(statusUrl ? [`<p><a href="${escaped(statusUrl)}" rel="noreferrer">${escaped(statusPage)}</a></p>`] : []),
    '</section>',
  ];
}

function schemes({ light, dark }: Colour): string {
  return `light-dark(${light},${dark})`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
