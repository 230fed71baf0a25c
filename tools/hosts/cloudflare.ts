import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { wranglerJson } from '../../build-steps/hosting/simple-hosts.ts';
import type { Host } from './host.ts';
import { packageFolder } from './packages.ts';
import { startProgram } from './processes.ts';

/** Cloudflare's own tool, which serves a folder with the code of Cloudflare Pages. */
const VERSIONS = { wrangler: '4.164.0' };

/** Cloudflare Pages, by `wrangler pages dev`. */
export const CLOUDFLARE: Host = {
  id: 'cloudflare',
  name: 'Cloudflare Pages',
  by: `wrangler ${VERSIONS.wrangler} pages dev`,
  async start({ dist, folder, port }) {
    const packages = packageFolder('wrangler', VERSIONS);
    writeFileSync(join(folder, 'wrangler.jsonc'), wranglerJson().replace('"dist"', JSON.stringify(dist)));
    const env = {
      ...process.env,
      // No metrics, no requests to Cloudflare, and no files in the user's home folder.
      WRANGLER_SEND_METRICS: 'false',
      CLOUDFLARE_CF_FETCH_ENABLED: 'false',
      CI: '1',
      HOME: folder,
      XDG_CONFIG_HOME: folder,
    };
    const wrangler = join(packages, 'node_modules/wrangler/bin/wrangler.js');
    const place = ['--ip', '127.0.0.1', '--port', String(port), '--inspector-port', '0'];
    return startProgram(process.execPath, [wrangler, 'pages', 'dev', ...place], {
      origin: `http://127.0.0.1:${port}`,
      env,
      cwd: folder,
    });
  },
};
