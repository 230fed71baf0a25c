import { join, relative } from 'node:path';
import type { AstroIntegration } from 'astro';
import i18next from 'i18next';
import type { Connect, ErrorPayload, Plugin, ViteDevServer } from 'vite';
import { shellParameters } from '../../src/routes/hosting.ts';
import { LOCALES } from '../../src/routes/locales.ts';
import { GENERATED } from '../generated-folders.ts';
import { contentMistakes } from '../texts/check-content.ts';

/** Files that editors change, and which of them pages get from i18next. */
const EDITED = /^(?:src\/content|locales)\//;
const OF_PAGES = /^locales\/(\w+)\/(\w+)\.json$/;

/**
 * The rewrites of a real host in `npm run dev`. Also shows mistakes in editors' texts in the browser.
 */
export function devServer(): AstroIntegration {
  return {
    name: 'petrel-dev-server',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command !== 'dev') return;
        // Builds and tests that run during development write there; the site reads nothing from there.
        const ignored = GENERATED.map((folder) => `**/${folder}/**`);
        updateConfig({ vite: { plugins: [hostPlugin()], server: { watch: { ignored } } } });
      },
    },
  };
}

/** Imitates a host of the site, as far as it matters while developing. */
function hostPlugin(): Plugin {
  return {
    name: 'petrel-dev-host',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(rewriteTickets);
      followEdits(server);
    },
  };
}

/** All tickets are one page, as `_redirects` tells hosts. */
function rewriteTickets(request: Connect.IncomingMessage, _: unknown, next: Connect.NextFunction): void {
  request.url = rewritten(request.url ?? '/');
  next();
}

/**
 * The address of the page that hosts serve for a whole folder of addresses.
 *
 * @example rewritten('/en/ticketContent/102?from=mail') // '/en/ticketContent/?from=mail'
 */
export function rewritten(address: string): string {
  const [path = '', query] = address.split(/(?=\?)/, 2);
  const bases = Object.keys(shellParameters()).flatMap((shell) =>
    ['', ...LOCALES.map((l) => `/${l}`)].map((l) => l + shell),
  );
  const base = bases.find((each) => path.startsWith(`${each}/`));
  return base ? `${base}/${query ?? ''}` : address;
}

/**
 * When a text is saved, i18next reads its file again, and every open page shows the messages of `npm run check:content`
 * in an overlay until the mistakes are fixed.
 */
function followEdits(server: ViteDevServer): void {
  let shown = '';
  const tell = (): void => {
    const mistakes = contentMistakes(server.config.root);
    const news = mistakes.join('\n');
    if (news) server.ws.send({ type: 'error', err: overlayOf(mistakes, server.config.root) });
    else if (shown) server.ws.send({ type: 'full-reload' });
    shown = news;
  };
  const reloadText = (locale = '', namespace = ''): void => {
    i18next.reloadResources([locale], [namespace]).then(() => server.ws.send({ type: 'full-reload' }));
  };
  for (const event of ['add', 'change', 'unlink'] as const) {
    server.watcher.on(event, (file) => {
      const path = relative(server.config.root, file).replaceAll('\\', '/');
      if (!EDITED.test(path)) return;
      tell();
      const [, locale, namespace] = OF_PAGES.exec(path) ?? [];
      if (namespace) reloadText(locale, namespace);
    });
  }
  // A page that is opened or reloaded makes a new connection.
  server.ws.on('connection', () => shown && tell());
}

/** The mistakes for Astro's overlay, which links to the place of the first one. Its message is HTML. */
function overlayOf(mistakes: readonly string[], root: string): ErrorPayload['err'] & Record<string, unknown> {
  const [, file = 'src/content', line = '1'] = mistakes[0]?.match(/^([^\s:]+)(?::(\d+))?/) ?? [];
  const message = mistakes.map((mistake) => mistake.replaceAll('&', '&amp;').replaceAll('<', '&lt;')).join('<br><br>');
  const loc = { file: join(root, file), line: Number(line), column: 1 };
  return { name: 'npm run check:content', title: "Texts that can't be published yet", message, loc, stack: '' };
}
