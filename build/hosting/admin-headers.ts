import { type AdminRepo, readAdminRepo } from './admin-repo.ts';

/** Where the editor in the browser is. It is no screen of the site: nothing links to it, and it has a policy of its own. */
export const ADMIN_ADDRESS = '/admin/';

/** The page's policy: its own code, styles that it writes itself, and calls of the git host, nobody else's. */
export function adminPolicy({ calls }: AdminRepo): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self' data:",
    "img-src 'self' data: blob: https:",
    `connect-src 'self' data: blob: ${calls.join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

/**
 * The headers of the editor's page, for hosts (`build/hosting/headers.ts`); none while it is off. The window in which one signs in may speak
 * to the page that opened it. Put together with those of every page, the two opener policies make no sense, which lets them speak, too.
 */
export function adminBlocks(env = process.env): { pattern: string; headers: Record<string, string> }[] {
  const repo = readAdminRepo(env);
  if (!repo) return [];
  const headers = {
    'Content-Security-Policy': `${adminPolicy(repo)}; frame-ancestors 'none'`,
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cache-Control': 'no-cache',
    'X-Robots-Tag': 'noindex',
  };
  return [{ pattern: `${ADMIN_ADDRESS}*`, headers }];
}
