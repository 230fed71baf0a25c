import { join, relative } from 'node:path';
import i18next from 'i18next';
import type { ErrorPayload, Plugin, ViteDevServer } from 'vite';
import { shellPaths } from '#routes/variants.ts';
import { GENERATED } from '../generated-folders.ts';
import { contentMistakes } from '../texts/check-content.ts';

/** The files that editors change. `OF_PAGES` matches those that i18next reads for pages. */
const EDITED = /^(?:src\/content|locales)\//;
const OF_PAGES = /^locales\/(\w+)\/(\w+)\.json$/;

/** Applies a real host's rewrites in `npm run dev`, and shows mistakes in editors' texts in the browser. */
export function devServer(): Plugin {
  return {
    name: 'petrel-dev-server',
    apply: 'serve',
    // Ignore these folders: builds and tests write to them during development, and the site reads nothing from them.
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
 * Returns the address of the page that hosts serve for a whole folder of addresses. All tickets share one page, for
 * example.
 *
 * @example rewritten('/en/ticketContent/102?from=mail') // '/en/ticketContent/?from=mail'
 */
export function rewritten(address: string): string {
  const shell = shellPaths().find((each) => address.startsWith(each));
  return shell ? shell + (/\?.*/.exec(address)?.[0] ?? '') : address;
}

/**
 * When a text is saved, makes i18next read its file again. Until all mistakes are fixed, every open page shows the
 * messages of `npm run check:content` in an overlay.
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
  // A page that is opened or reloaded makes a new connection, so show it the mistakes as well.
  server.ws.on('connection', () => isWrong && tell());
}

/**
 * Returns the mistakes for Astro's overlay, whose message is HTML. The overlay links to the place of the first mistake.
 */
function overlayOf(mistakes: readonly string[], root: string): ErrorPayload['err'] & Record<string, unknown> {
  const [file = '', line] = mistakes[0]?.split(':') ?? [];
  const message = mistakes.map((mistake) => mistake.replaceAll('&', '&amp;').replaceAll('<', '&lt;')).join('<br><br>');
  const loc = { file: join(root, file), line: Number(line) || 1, column: 1 };
  return { name: 'npm run check:content', title: "Texts that can't be published yet", message, loc, stack: '' };
}
