import { config } from '../config.ts';
import { olderStubs } from '../routes/hosting.ts';
import { href } from '../routes/href.ts';
import type { Locale } from '../routes/locales.ts';
import { match } from '../routes/match.ts';

/** What `{places}` in editors' texts stand for, so that an operator's value is written once. */
export const PLACES = {
  brand: (locale: Locale) => config.brand[locale],
  supportEmail: () => config.supportEmail,
  agentName: (locale: Locale) => config.agentName[locale],
  routerAddress: () => config.router.address,
  routerUser: () => config.router.user,
  routerPassword: () => config.router.password,
  enterpriseUrl: () => config.enterpriseUrl,
} as const satisfies Record<string, (locale: Locale) => string>;

/** A heading of a text, as its table of contents wants it. */
export interface ProseHeading {
  /** 2 for the text's own first level. */
  depth: number;
  id: string;
  text: string;
}

/** How a text is put into its page. */
export interface ProseOptions {
  locale: Locale;
  /** Ids for its headings in their order, the same in all languages, so that a link survives a change of language. */
  headingIds?: readonly string[];
  /** How many levels its headings go down, because something stands above them. */
  demote?: number;
}

/**
 * A bare path of the route table (older names too, with a hash or without) in the reader's language;
 * undefined when it leads nowhere. A hash alone stays: it is a part of the same page.
 *
 * @example localLink('/forgetPass', 'en') // '/en/forgotPassword/'
 * @example localLink('/refund', 'zh') // '/zh/terms/#refund'
 */
export function localLink(target: string, locale: Locale): string | undefined {
  if (target.startsWith('#')) return target;
  const [path = '', ownHash] = target.split('#');
  const older = olderStubs().find(({ from }) => from === path)?.to ?? path;
  const [address = '', olderHash] = older.split('#');
  const found = match(address);
  if (!found || found.locale || found.name === 'notFound') return undefined;
  return href(found.name, { locale, params: found.params, hash: ownHash ?? olderHash });
}

/** Fills `{places}`; throws on one that there is not. */
export function fillPlaces(text: string, locale: Locale): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => placeOf(name, place)(locale));
}

/**
 * Makes the HTML of an editor's text ready for its page: places filled (the support mail as a link, the router's
 * values as code), links in the reader's language, headings with stable ids.
 * Throws on a link or a place that leads nowhere; `build/check-content.ts` has said so before, with file and line.
 */
export function finishProse(html: string, { locale, headingIds = [], demote = 0 }: ProseOptions): string {
  let index = 0;
  return html
    .trim()
    .replace(/<h([2-4])[^>]*>([\s\S]*?)<\/h\1>/g, (_, level: string, inner: string) => {
      const id = headingIds[index];
      index += 1;
      const tag = `h${Number(level) + demote}`;
      return `<${tag}${id ? ` id="${id}"` : ''}>${inner}</${tag}>`;
    })
    .replace(/<a href="([^"]*)"/g, (_, target: string) => {
      if (/^(https:|mailto:)/.test(target)) return `<a href="${target}" rel="noreferrer"`;
      const link = localLink(target, locale);
      if (!link) throw new Error(`A text of "${locale}" links to "${target}", which is no screen of the site`);
      return `<a href="${link}"`;
    })
    .replace(/\{(\w+)\}/g, (place, name: string) => {
      const value = escapeHtml(placeOf(name, place)(locale));
      if (name === 'supportEmail') return `<a href="mailto:${value}">${value}</a>`;
      return name.startsWith('router') ? `<code>${value}</code>` : value;
    });
}

/** The headings of a rendered text, with the ids that `finishProse` gives them. */
export function proseHeadings(html: string, headingIds: readonly string[]): ProseHeading[] {
  return [...html.matchAll(/<h([2-4])[^>]*>([\s\S]*?)<\/h\1>/g)].map(([, depth, inner = ''], index) => ({
    depth: Number(depth),
    id: headingIds[index] ?? '',
    text: plainText(inner),
  }));
}

/** HTML of ours as plain text, for search engines' data. */
export function plainText(html: string): string {
  return html
    .replace(/<\/(p|li|h\d|tr)>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\n\s*/g, '\n')
    .trim();
}

/** A text of ours inside HTML. */
function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

function placeOf(name: string, place: string): (locale: Locale) => string {
  if (!isPlace(name)) throw new Error(`${place} is no place that can be filled: ${Object.keys(PLACES).join(', ')}`);
  return PLACES[name];
}

/** Is this the name of a place? */
export function isPlace(name: string): name is keyof typeof PLACES {
  return Object.hasOwn(PLACES, name);
}
