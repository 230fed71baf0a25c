import type { Element } from 'hast';
import { attribute, elementsOf, type Page } from '../page.ts';

/** The parts of a built site that matter for links. */
export interface LinkedSite {
  pages: readonly Page[];
  /** The path of every file below the site's folder, with `/` between the parts. */
  files: ReadonlySet<string>;
  /** Paths below which hosts answer every address with one file: `/zh/ticketContent/`. */
  shells: readonly string[];
  siteUrl: string;
}

/**
 * Returns the broken links, as `page: link`. A link is broken if no file and no rewrite answers it, or if its target
 * lacks the `#part`.
 */
export function brokenLinks(site: LinkedSite): string[] {
  const ids = new Map(site.pages.map((page) => [page.file, new Set(idsOf(page))]));
  return site.pages.flatMap((page) =>
    linksOf(page)
      .filter((link) => !isAnswered(link, page.file, site, ids))
      .map((link) => `${page.file}: ${link}`),
  );
}

/**
 * Returns the ids that a page has more than once, as `page: id`. Labels, links and gradients find only the first one.
 */
export function repeatedIds(page: Page): string[] {
  const ids = idsOf(page);
  const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
  return [...new Set(repeated)].map((id) => `${page.file}: ${id}`);
}

function idsOf(page: Page): string[] {
  return elementsOf(page)
    .map((element) => attribute(element, 'id'))
    .filter(Boolean);
}

function isAnswered(
  link: string,
  file: string,
  site: LinkedSite,
  ids: ReadonlyMap<string, ReadonlySet<string>>,
): boolean {
  const url = new URL(link, `${site.siteUrl}/${file.replace(/index\.html$/, '')}`);
  if (url.origin !== new URL(site.siteUrl).origin) return true;
  const path = decodeURIComponent(url.pathname).replace(/^\//, '');
  const folder = path.replace(/\/$/, '');
  const candidates = [path, folder ? `${folder}/index.html` : 'index.html', `${folder}.html`];
  const target = candidates.find((candidate) => site.files.has(candidate) && /\.\w+$/.test(candidate));
  if (!target) return site.shells.some((shell) => `/${path}`.startsWith(shell));
  const part = decodeURIComponent(url.hash.slice(1));
  return !part || !ids.has(target) || Boolean(ids.get(target)?.has(part));
}

function linksOf(page: Page): string[] {
  const links = elementsOf(page)
    .flatMap((element) => [attribute(element, 'href'), attribute(element, 'src'), sharedPicture(element)])
    .filter((link) => link && !/^(mailto|data|blob|tel):/.test(link));
  return [...new Set(links)];
}

/** Returns the address of the picture that a `<meta>` names for shared links. */
function sharedPicture(element: Element): string {
  return element.tagName === 'meta' && attribute(element, 'property') === 'og:image'
    ? attribute(element, 'content')
    : '';
}
