import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { hostingFiles } from './hosting-files.ts';

/** The operator's own configurations. Git ignores the folder, so that the clone stays as it came. */
export const OWN_HOSTING = 'hosting.local';

/**
 * Warns if the operator's configurations were generated from other values than the build's, or by an older version
 * (docs/hosting/README.md#configurations). Only a warning, because hosts that read `_headers` do not need them.
 */
export function warnOfOldHosting(folder = join(process.cwd(), OWN_HOSTING)): AstroIntegration {
  return {
    name: 'petrel-warn-of-old-hosting',
    hooks: {
      'astro:build:done': ({ logger }) => {
        const old = Object.entries(hostingFiles()).flatMap(([name, text]) => {
          const file = join(folder, name);
          return existsSync(file) && readFileSync(file, 'utf8') !== text ? [`${OWN_HOSTING}/${name}`] : [];
        });
        if (old.length === 0) return;
        logger.warn(
          `${old.join(', ')}: made for other values, or by another version; before you put one on a host, npm run hosting makes it anew`,
        );
      },
    },
  };
}
