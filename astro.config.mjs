import { fileURLToPath } from 'node:url';
import { satteri } from '@astrojs/markdown-satteri';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import astroI18next from 'astro-i18next';
import * as config from '#config.ts';
import { isInSitemap, sitemapLinks } from '#routes/search-engines.ts';
import { adoptedStyles } from './build-steps/adopted-styles.ts';
import { buildConstants } from './build-steps/build-constants.ts';
import { chunkGroups } from './build-steps/chunk-groups.ts';
import { devServer } from './build-steps/dev/dev-server.ts';
import { firstRender } from './build-steps/first-render.ts';
import { headScripts, storedDirective } from './build-steps/head-scripts.ts';
import { lazyImports } from './build-steps/lazy-imports.ts';
import { finishPages } from './build-steps/pages/finish-pages.ts';
import { stopAt } from './build-steps/plain-error.ts';
import { scriptGraph } from './build-steps/script-graph.ts';
import { contentMistakes } from './build-steps/texts/check-content.ts';
import { editorsTexts } from './build-steps/texts/plugin.ts';
import { siteMistakes } from './build-steps/values/check.ts';
import { warnOfPlaceholders } from './build-steps/values/launch.ts';
import { operatorValues } from './build-steps/values/plugin.ts';
import packageFile from './package.json' with { type: 'json' };

stopAt([...siteMistakes(), ...contentMistakes(process.cwd())]);
const sandbox = process.env.SANDBOX_ORIGIN;

/*
 * The order of a build, with what each step leaves for a later one:
 * 1. The checks above read values, texts and pictures. Nothing is built from mistakes.
 * 2. `operatorValues` gives all bundles the finished values and tables, and `editorsTexts` fills them into texts.
 * 3. `headScripts` bundles the head's scripts into `virtual:head-scripts`, which the pages import.
 * 4. `firstRender` bundles the first-render scripts into `virtual:first-render`, which `Shell.astro` imports.
 * 5. Astro bundles the islands for browsers: `chunkGroups` divides the files, `lazyImports` loads parts on demand.
 * 6. `scriptGraph` keeps in its module which script imports which. Steps 3 to 6 note what `licenses.txt` must name.
 * 7. Astro renders the pages into `dist`, and `sitemap` lists them.
 * 8. `finishPages` writes the hosts' files. It also reads the pages and the graph, and adds preloads and policies.
 * 9. At its end it writes the finished pages, then the worker, which lists them, and `licenses.txt`.
 */
export default defineConfig({
  site: config.siteUrl,
  // Keep the cache out of `node_modules`, because that folder may belong to another user than the one who builds.
  cacheDir: './.astro/cache',
  // Links end with a slash. Hosts that answer without the slash work as well.
  trailingSlash: 'ignore',
  build: { format: 'directory', inlineStylesheets: 'always' },
  compressHTML: true,
  devToolbar: { enabled: false },
  // Highlighted code would have inline styles, which the policy forbids.
  markdown: { syntaxHighlight: false, processor: satteri({ mdastPlugins: [editorsTexts] }) },
  integrations: [
    react(),
    storedDirective(),
    astroI18next(),
    sitemap({
      filter: (page) => isInSitemap(new URL(page).pathname),
      serialize: (item) => ({ ...item, links: sitemapLinks(item.url, config.siteUrl) }),
    }),
    warnOfPlaceholders(),
    finishPages(),
  ],
  vite: {
    cacheDir: '.astro/vite',
    plugins: [
      devServer(),
      operatorValues(),
      adoptedStyles(),
      headScripts(),
      firstRender(),
      lazyImports(),
      chunkGroups(),
      scriptGraph(),
    ],
    // Use the site's own module instead of the one of @astrojs/react.
    resolve: {
      alias: { '@astrojs/react/client.js': fileURLToPath(new URL('./src/layouts/hydrate.ts', import.meta.url)) },
    },
    define: buildConstants(),
    build: {
      target: packageFile.browserslist.map((one) => one.replace(' ', '')),
      modulePreload: false,
      assetsInlineLimit: 0,
    },
    server: sandbox ? { proxy: Object.fromEntries(['/api', '/pay', '/sandbox'].map((path) => [path, sandbox])) } : {},
  },
});
