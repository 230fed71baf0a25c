import { type AdminRepo, readAdminRepo } from './admin-repo.ts';

/**
 * The address of the editor in the browser. It is no screen of the site: nothing links to it, and it has a separate
 * policy.
 */
export const ADMIN_ADDRESS = '/admin/';

/** The page's policy: allows only its own code, styles that it writes itself, and calls to the git host. */
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
 * The headers of the editor's page, for hosts (`build-steps/hosting/headers.ts`); none while it is off. The sign-in window
 * must reach the page that opened it. Hosts that join these headers with those of every page send two opener policies,
 * which browsers ignore as invalid, so it works there too.
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
