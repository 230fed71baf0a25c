/**
 * `npm run hosting [-- folder]`: writes the configurations of nginx and Caddy, and the maintenance page. It makes them
 * from the route table, the current values and the site's headers. They go into `hosting.local/`, which git ignores, or
 * into the named folder (docs/decisions/034-hosts-from-one-source.md#decision).
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { caddyfile } from '../build-steps/hosting/caddy.ts';
import { maintenanceFiles } from '../build-steps/hosting/maintenance.ts';
import { nginxConfig } from '../build-steps/hosting/nginx.ts';
import { siteMistakes } from '../build-steps/values/check.ts';
import { stopAtMistakes } from './console/stop-at-mistakes.ts';
import { readWords } from './console/usage.ts';

stopAtMistakes(siteMistakes());
const [folder = join(import.meta.dirname, '../hosting.local')] = readWords({
  command: 'npm run hosting -- [folder]',
  does: 'Writes the configurations of nginx and Caddy and the maintenance page anew, into hosting.local/ or the named folder.',
  words: 1,
});
const files = {
  'caddy/Caddyfile': caddyfile(),
  'nginx/petrel.conf': nginxConfig(),
  ...Object.fromEntries(Object.entries(maintenanceFiles()).map(([name, text]) => [`maintenance/${name}`, text])),
};
for (const [path, text] of Object.entries(files)) {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(file);
}
