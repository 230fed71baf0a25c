import * as config from '#config.ts';

/** Where nginx and Caddy expect the built site. */
export const ROOT = '/var/www/petrel';

/** The site's host name, without a port. */
export const HOST = new URL(config.siteUrl).hostname;

/** The lines at the top of every generated configuration. */
export const NOTICE = `# Made by "npm run hosting" from the route table, src/config.ts and the headers of dist/_headers. Change those, and make it again.
# How to use it, step by step: docs/hosting/hosts.md`;
