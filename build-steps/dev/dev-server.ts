import { join, relative } from 'node:path';
import i18next from 'i18next';
import type { ErrorPayload, Plugin, ViteDevServer } from 'vite';
import { shellPaths } from '#routes/variants.ts';
import { GENERATED } from '../generated-folders.ts';
import { contentMistakes } from '../texts/check-content.ts';

/** Files that editors change, and which of them pages get from i18next. */
const EDITED = /^(?:src\/content|locales)\//;
const OF_PAGES = /^locales\/(\w+)\/(\w+)\.json$/;

/** The rewrites of a real host in `npm run dev`. Also shows mistakes in editors' texts in the browser. */
export function devServer(): Plugin {
  return {
    name: 'petrel-dev-server',
    apply: 'serve',
    // Builds and tests that run during development write there; the site reads nothing from there.
    config: () => ({ server: { watch: { ignored: GENERATED.map((folder) => `**/${folder}/**`) } } }),
    configureServer(server) {
      server.middlewares.use((request, _, next) => {
        request.url = rewritten(request.url ?? '/');
        next();
      });
      followEdits(server);
    },
  };
}

/**
 * The address of the page that hosts serve for a whole folder of addresses: all tickets are one page.
 *
 * @example rewritten('/en/ticketContent/102?from=mail') // '/en/ticketContent/?from=mail'
 */
export function rewritten(address: string): string {
  const shell = shellPaths().find((each) => address.startsWith(each));
  return shell ? shell + (/\?.*/.exec(address)?.[0] ?? '') : address;
}

/**
 * When a text is saved, i18next reads its file again, and every open page shows the messages of `npm run check:content`
 * in an overlay until the mistakes are fixed.
 */
function followEdits(server: ViteDevServer): void {
  const { root } = server.config;
  let isWrong = false;
  const tell = (): void => {
    const mistakes = contentMistakes(root);
    if (mistakes.length > 0) server.ws.send({ type: 'error', err: overlayOf(mistakes, root) });
    else if (isWrong) server.ws.send({ type: 'full-reload' });
    isWrong = mistakes.length > 0;
  };
  server.watcher.on('all', async (_, file) => {
    const path = relative(root, file).replaceAll('\\', '/');
    if (!EDITED.test(path)) return;
    tell();
    const [, locale, namespace] = OF_PAGES.exec(path) ?? [];
    if (!locale || !namespace) return;
    await i18next.reloadResources([locale], [namespace]);
    server.ws.send({ type: 'full-reload' });
  });
  // A page that is opened or reloaded makes a new connection.
  server.ws.on('connection', () => isWrong && tell());
}

/** The mistakes for Astro's overlay, which links to the place of the first one. Its message is HTML. */
function overlayOf(mistakes: readonly string[], root: string): ErrorPayload['err'] & Record<string, unknown> {
  const [file = '', line] = mistakes[0]?.split(':') ?? [];
  const message = mistakes.map((mistake) => mistake.replaceAll('&', '&amp;').replaceAll('<', '&lt;')).join('<br><br>');
  const loc = { file: join(root, file), line: Number(line) || 1, column: 1 };
  return { name: 'npm run check:content', title: "Texts that can't be published yet", message, loc, stack: '' };
}
