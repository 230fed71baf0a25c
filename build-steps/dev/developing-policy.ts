import type { Page } from '../page.ts';
import { policyOf } from '../policy.ts';

/** The headers that replace a page's policy. */
interface PolicyHeaders {
  'content-security-policy': string;
  'content-security-policy-report-only': string;
}

/**
 * A page's policy during development: that of the build, with the exceptions that Vite and Astro need. Vite inserts
 * style sheets by script, so their hashes are not known in advance, and it reports changes over a socket, which not
 * every browser counts as `'self'`. Astro's overlay is inserted as HTML, so violations of Trusted Types are only
 * reported in the console.
 */
export function developingPolicy(page: Page): PolicyHeaders {
  const rules = policyOf(page, { scripts: new Map(), modules: new Map(), isSandbox: true }).split('; ');
  const areTyped = (rule: string): boolean => /^(require-)?trusted-types/.test(rule);
  return {
    'content-security-policy': rules
      .filter((rule) => !areTyped(rule))
      .map(loosened)
      .join('; '),
    'content-security-policy-report-only': rules.filter(areTyped).join('; '),
  };
}

function loosened(rule: string): string {
  const [name] = rule.split(' ', 1);
  if (name === 'style-src') return "style-src 'self' 'unsafe-inline'";
  if (name === 'connect-src') return `${rule} ws://localhost:* ws://127.0.0.1:*`;
  return rule;
}
