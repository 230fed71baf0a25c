import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { hostingFiles } from './hosting-files.ts';

/**
 * Warns if files in `hosting/` were generated from other values than the build's
 * (docs/hosting/README.md#configurations): they are committed, so an environment variable does not change them. Only a
 * warning, because hosts that read `_headers` do not need them.
 */
export function warnOfOldHosting(folder = join(process.cwd(), 'hosting')): AstroIntegration {
  return {
    name: 'petrel-warn-of-old-hosting',
    hooks: {
      'astro:build:done': ({ logger }) => {
        const old = Object.entries(hostingFiles()).flatMap(([name, text]) => {
          const file = join(folder, name);
          return existsSync(file) && readFileSync(file, 'utf8') !== text ? [`hosting/${name}`] : [];
        });
        if (old.length === 0) return;
        logger.warn(
          `${old.join(', ')}: made for other values; before you put one on a host, npm run hosting makes it anew`,
        );
      },
    },
  };
}
