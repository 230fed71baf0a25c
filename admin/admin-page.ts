import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { ADMIN_ADDRESS, adminPolicy } from '../build-steps/hosting/admin-headers.ts';
import { type AdminRepo, readAdminRepo } from '../build-steps/hosting/admin-repo.ts';
import { PlainError } from '../build-steps/plain-error.ts';
import { LANGUAGE_NAME } from '../src/routes/locales.ts';
import { cmsConfig } from './cms-config.ts';

/** The editor's packages have a separate folder and lock file, because few sites need them. */
const PACKAGES = join(import.meta.dirname, 'node_modules');
const FONT = '@fontsource-variable/material-symbols-outlined';

/** A file of the editor, as it is served. */
interface AdminFile {
  type: string;
  content: string | Buffer;
}

/**
 * Adds the editor in the browser to a build, and to the dev server, if `ADMIN_REPO` is set
 * (docs/decisions/035-editing-in-the-browser.md).
 */
export function adminPage(): AstroIntegration {
  const isOn = readAdminRepo() !== undefined;
  if (isOn && !existsSync(PACKAGES)) {
    throw new PlainError('ADMIN_REPO is set, but the editor in the browser is not installed: npm run admin:install');
  }
  return {
    name: 'petrel-admin-page',
    hooks: isOn
      ? {
          'astro:server:setup': ({ server }) => {
            server.middlewares.use((request, response, next) => {
              const file = adminFile(new URL(request.url ?? '/', 'http://localhost').pathname);
              if (!file) return next();
              response.writeHead(200, { 'Content-Type': file.type }).end(file.content);
            });
          },
          'astro:build:done': async ({ dir }) => {
            const folder = join(fileURLToPath(dir), ADMIN_ADDRESS);
            await mkdir(folder, { recursive: true });
            await Promise.all(
              Object.entries(adminFiles()).map(([name, { content }]) => writeFile(join(folder, name), content)),
            );
          },
        }
      : {},
  };
}

/**
 * The editor's file at a path, with or without the slash after `/admin`; undefined if there is none, or the editor is
 * off.
 */
export function adminFile(path: string): AdminFile | undefined {
  if (path === ADMIN_ADDRESS || `${path}/` === ADMIN_ADDRESS) return adminFiles()['index.html'];
  return path.startsWith(ADMIN_ADDRESS) ? adminFiles()[path.slice(ADMIN_ADDRESS.length)] : undefined;
}

/** The editor's files: its page, its configuration, and the code and icons of its packages. */
function adminFiles(): Record<string, AdminFile> {
  const repo = readAdminRepo();
  if (!repo) return {};
  const text = (file: string): string => readFileSync(join(PACKAGES, file), 'utf8');
  const licenses = ['@sveltia/cms/LICENSE.txt', `${FONT}/LICENSE`].map((file) => `${file}\n\n${text(file)}`);
  const config = `${JSON.stringify(cmsConfig(process.cwd(), repo.backend), null, 2)}\n`;
  const icons = readFileSync(join(PACKAGES, FONT, 'files/material-symbols-outlined-latin-wght-normal.woff2'));
  return {
    'index.html': { type: 'text/html; charset=utf-8', content: page(repo) },
    'config.json': { type: 'application/json; charset=utf-8', content: config },
    'languages.js': { type: 'text/javascript; charset=utf-8', content: LANGUAGE_SCRIPT },
    'cms.js': {
      type: 'text/javascript; charset=utf-8',
      content: withOwnFonts(text('@sveltia/cms/dist/sveltia-cms.js')),
    },
    'licenses.txt': { type: 'text/plain; charset=utf-8', content: licenses.join('\n\n') },
    'icons.woff2': { type: 'font/woff2', content: icons },
  };
}

/** Fixes a language's name: for the editor, `tw` means Akan. */
const LANGUAGE_SCRIPT = `const names = ${JSON.stringify(LANGUAGE_NAME)};
const { of } = Intl.DisplayNames.prototype;
Intl.DisplayNames.prototype.of = function (code) {
  return names[code] ?? of.call(this, code);
};
`;

/**
 * Replaces the fonts that the editor's code fetches from other hosts: icons come from a package, and text uses the
 * system's font.
 */
function withOwnFonts(code: string): string {
  const own = code.replace(
    /url\(https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([a-z\d-]+)[^)]*\)/g,
    (_, name: string) =>
      name === 'material-symbols-outlined' ? `url(${ADMIN_ADDRESS}icons.woff2)` : `local('${name}')`,
  );
  if (!own.includes('icons.woff2')) throw new Error('@sveltia/cms gets its icons in another way now: see withOwnFonts');
  return own;
}

function page(repo: AdminRepo): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${adminPolicy(repo)}">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Texts</title>
<link rel="cms-config-url" type="application/json" href="${ADMIN_ADDRESS}config.json">
<link rel="icon" href="/favicon.svg">
<script src="${ADMIN_ADDRESS}languages.js" defer></script>
<script src="${ADMIN_ADDRESS}cms.js" defer></script>
</head>
<body></body>
</html>
`;
}
