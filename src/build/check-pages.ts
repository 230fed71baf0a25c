import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { config } from '../config.ts';
import { redirectsFile } from '../routes/hosting.ts';

/** A built site, as far as links are concerned. */
export interface BuiltSite {
  /** Every file, its path below the folder, with `/` between the parts. */
  files: ReadonlySet<string>;
  /** The text of every `.html` file, by its path. */
  pages: ReadonlyMap<string, string>;
  /** Paths that hosts answer with another file, as `_redirects` has them: `/zh/ticketContent/*`. */
  rewrites: readonly string[];
  siteUrl: string;
}

/** The end of a build: fails it when a page points at something that is not there, or has an id twice, naming page and link or id. */
export function checkPages(): AstroIntegration {
  return {
    name: 'petrel-check-pages',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const dist = fileURLToPath(dir);
        const files = (await readdir(dist, { recursive: true })).map((file) => file.replaceAll('\\', '/'));
        const pages = await Promise.all(
          files
            .filter((file) => file.endsWith('.html'))
            .map(async (file) => [file, await readFile(join(dist, file), 'utf8')] as const),
        );
        const rewrites = redirectsFile()
          .split('\n')
          .map((line) => line.split(' ')[0] ?? '');
        const site = { files: new Set(files), pages: new Map(pages), rewrites, siteUrl: config.siteUrl };
        const broken = brokenLinks(site);
        if (broken.length > 0) throw new Error(`Links that lead nowhere:\n${broken.join('\n')}`);
        const repeated = repeatedIds(site.pages);
        if (repeated.length > 0) throw new Error(`Ids that stand twice on their page:\n${repeated.join('\n')}`);
        logger.info(`${pages.length} pages have no broken link and no id twice`);
      },
    },
  };
}

/** Links of all pages that no file and no rewrite answers, or whose `#part` the page does not have: `page: link`. */
export function brokenLinks(site: BuiltSite): string[] {
  const ids = new Map([...site.pages].map(([file, html]) => [file, new Set(idsOf(html))]));
  return [...site.pages].flatMap(([file, html]) =>
    linksOf(html)
      .filter((link) => !isAnswered(link, file, site, ids))
      .map((link) => `${file}: ${link}`),
  );
}

/** Ids that a page has more than once, where labels, links and gradients would find only the first: `page: id`. */
export function repeatedIds(pages: BuiltSite['pages']): string[] {
  return [...pages].flatMap(([file, html]) => {
    const ids = idsOf(html);
    const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
    return [...new Set(repeated)].map((id) => `${file}: ${id}`);
  });
}

function isAnswered(
  link: string,
  page: string,
  site: BuiltSite,
  ids: ReadonlyMap<string, ReadonlySet<string>>,
): boolean {
  const url = new URL(link.replaceAll('&amp;', '&'), `${site.siteUrl}/${page.replace(/index\.html$/, '')}`);
  if (url.origin !== new URL(site.siteUrl).origin) return true;
  const path = decodeURIComponent(url.pathname).replace(/^\//, '');
  const candidates = [
    path,
    `${path.replace(/\/$/, '')}/index.html`.replace(/^\//, ''),
    `${path.replace(/\/$/, '')}.html`,
  ];
  const file = candidates.find((candidate) => site.files.has(candidate) && /\.\w+$/.test(candidate));
  if (!file) return site.rewrites.some((from) => from.endsWith('/*') && `/${path}`.startsWith(from.slice(0, -1)));
  const part = decodeURIComponent(url.hash.slice(1));
  return !part || !site.pages.has(file) || Boolean(ids.get(file)?.has(part));
}

function linksOf(html: string): string[] {
  const markup = withoutCode(html);
  const links = [...markup.matchAll(/<[a-z][^>]*?\s(?:href|src)="([^"]*)"/g)].map(([, link = '']) => link);
  const pictures = [...markup.matchAll(/<meta property="og:image" content="([^"]*)"/g)].map(([, link = '']) => link);
  return [...new Set([...links, ...pictures])].filter((link) => !/^(mailto|data|blob|tel):/.test(link));
}

function idsOf(html: string): string[] {
  return [...withoutCode(html).matchAll(/<[a-z][^>]*?\sid="([^"]+)"/gi)].map(([, id = '']) => id);
}

/** A page with its scripts and styles emptied: what looks like markup in them is none. */
function withoutCode(html: string): string {
  return html.replace(/<(script|style)\b([^>]*)>[\s\S]*?<\/\1>/g, '<$1$2>');
}
