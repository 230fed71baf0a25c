import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import astroI18next from 'astro-i18next';
import { browserTable } from './src/build/browser-table.ts';
import { checkConfig } from './src/build/check-config.ts';
import { checkContent } from './src/build/check-content.ts';
import { checkPages } from './src/build/check-pages.ts';
import { chunkGroups } from './src/build/chunk-groups.ts';
import { finishPages } from './src/build/finish-pages.ts';
import { headScripts } from './src/build/head-scripts.ts';
import { lateImports } from './src/build/late-imports.ts';
import { config } from './src/config.ts';
import { isInSitemap, sitemapLinks } from './src/routes/hosting.ts';

checkConfig();
checkContent();
const sandbox = process.env.SANDBOX_ORIGIN;

export default defineConfig({
  site: config.siteUrl,
  // Links are written with the slash; hosts that answer without it are fine too.
  trailingSlash: 'ignore',
  build: { format: 'directory', inlineStylesheets: 'always' },
  compressHTML: true,
  devToolbar: { enabled: false },
  integrations: [
    react(),
    astroI18next(),
    sitemap({
      filter: (page) => isInSitemap(new URL(page).pathname),
      serialize: (item) => ({ ...item, links: sitemapLinks(item.url, config.siteUrl) }),
    }),
    finishPages(),
    checkPages(),
  ],
  vite: {
    plugins: [headScripts(), browserTable(), lateImports()],
    build: { target: 'es2022', modulePreload: false, assetsInlineLimit: 0 },
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } } } },
    server: sandbox ? { proxy: Object.fromEntries(['/api', '/pay', '/sandbox'].map((path) => [path, sandbox])) } : {},
  },
});
