import { caddyfile } from './caddy.ts';
import { cloudfrontTemplate } from './cloudfront.ts';
import { maintenanceFiles } from './maintenance.ts';
import { nginxBrotli, nginxConfig } from './nginx.ts';
import { githubPagesWorkflow, netlifyToml, uploadScript, wranglerJson } from './simple-hosts.ts';

/** Where the configurations for nginx and Caddy expect the built site. */
const ROOT = '/var/www/petrel';

/** The configurations of hosts, each by its path in `hosting/`: what `npm run hosting` writes. */
export function hostingFiles(): Record<string, string> {
  return {
    'caddy/Caddyfile': caddyfile({ root: ROOT }),
    'cloudflare-pages/wrangler.jsonc': wranglerJson(),
    'github-pages/pages.yml': githubPagesWorkflow(),
    ...Object.fromEntries(Object.entries(maintenanceFiles()).map(([name, text]) => [`maintenance/${name}`, text])),
    'netlify/netlify.toml': netlifyToml(),
    'nginx/petrel.conf': nginxConfig({ root: ROOT }),
    'nginx/petrel-brotli.conf': nginxBrotli(),
    's3-cloudfront/template.yaml': cloudfrontTemplate(),
    's3-cloudfront/upload.sh': uploadScript(),
  };
}
