import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import * as config from '#config.ts';
import { WORKER_ADDRESS } from '#routes/files.ts';
import { shellPaths } from '#routes/variants.ts';
import { isSandboxBuild } from '../build-constants.ts';
import { moveNotFoundPages, writeHostFiles } from '../hosting/host-files.ts';
import { codeIn, elementsOf, mapElements, newElement, type Page, parsePage, type Site, writePage } from '../page.ts';
import { stopAt } from '../plain-error.ts';
import { addPolicy } from '../policy.ts';
import { builtScripts } from '../script-graph.ts';
import { licensesFile, shippedPackages } from '../shipped-licenses.ts';
import { waitingScripts } from './check-awaits.ts';
import { brokenLinks, repeatedIds } from './check-links.ts';
import { addPreloads } from './preloads.ts';
import { workerFile, workerOffFile } from './worker-file.ts';

/**
 * The last step of a build: gives each page its single style element, its preloads and its policy. Also writes the
 * files for hosts, the service worker and the licences. Fails if a page links to something that does not exist.
 */
export function finishPages(): AstroIntegration {
  return {
    name: 'petrel-finish-pages',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const dist = fileURLToPath(dir);
        await moveNotFoundPages(dist);
        await writeHostFiles(dist, isSandboxBuild);
        const files = (await readdir(dist, { recursive: true })).map((file) => file.replaceAll('\\', '/'));
        const site: Site = { scripts: builtScripts(), isSandbox: isSandboxBuild };
        stopAt(
          waitingScripts(dist, files),
          'These scripts await something outside functions, which breaks WebKit. Move each await into a function:',
        );
        const read = async (file: string) => parsePage(file, joinScripts(await readFile(join(dist, file), 'utf8')));
        const html = files.filter((file) => file.endsWith('.html'));
        const pages = await Promise.all(html.map(async (file) => finishPage(await read(file), site)));
        const linked = { pages, files: new Set(files), shells: shellPaths(), siteUrl: config.siteUrl };
        stopAt(
          brokenLinks(linked),
          'These links lead nowhere (page: link). Correct the link, or add what it leads to:',
        );
        stopAt(
          pages.flatMap(repeatedIds),
          'These ids occur twice on their page (page: id). Give one of the elements another id:',
        );
        await Promise.all(pages.map((page) => writeFile(join(dist, page.file), writePage(page))));
        await writeFile(join(dist, WORKER_ADDRESS), await (config.offline ? workerFile(pages, site) : workerOffFile()));
        await writeFile(join(dist, 'licenses.txt'), licensesFile(shippedPackages()));
        logger.info(`Finished ${pages.length} pages: each has its policy, and no link is broken`);
      },
    },
  };
}

/**
 * Returns a page with everything that the build adds. The policy comes last, because it holds the hash of the finished
 * styles.
 */
export function finishPage(page: Page, site: Site): Page {
  return addPolicy(addPreloads(joinStyles(page), site), site);
}

/** Joins inline scripts that follow one another, as before an island, so that the policy needs one hash for them. */
function joinScripts(html: string): string {
  return html.replace(/(<script>(?:(?!<\/script>).)*)<\/script>\s*<script>/gs, '$1\n');
}

/** Joins a page's style elements into one, so that the policy needs one hash. */
function joinStyles(page: Page): Page {
  const styles = elementsOf(page, 'style');
  return mapElements(page, (element) => {
    if (element === styles[0]) return newElement('style', {}, joinLayers(styles.map(codeIn).join('')));
    return element.tagName === 'style' ? undefined : element;
  });
}

/**
 * Gives each layer one block, which makes the style smaller. The order of the rules decides which one applies, and it
 * is kept.
 */
function joinLayers(css: string): string {
  const rules = new Map([['', '']]);
  let [layer, depth] = ['', 0];
  for (const part of css.match(/[^{}]*[{}]/g) ?? []) {
    const name = depth === 0 && /^\s*@layer (\w+)\{$/.exec(part)?.[1];
    depth += part.endsWith('{') ? 1 : -1;
    if (name) layer = name;
    else if (depth > 0 || !layer) rules.set(layer, (rules.get(layer) ?? '') + part);
    else layer = '';
  }
  return [...rules].map(([name, text]) => (name ? `@layer ${name}{${text}}` : text)).join('');
}
