import type { Page } from '../page.ts';
import { policyOf } from '../policy.ts';

/** The headers that stand for a page's policy. */
interface PolicyHeaders {
  'content-security-policy': string;
  'content-security-policy-report-only': string;
}

/**
 * A page's policy while it is developed: that of the build, but for what Vite and Astro need. Vite puts style sheets into the page by
 * script, one by one, so their hashes are not known beforehand, and tells of changes over a socket, which not every browser counts among
 * `'self'`. Astro's overlay is written as markup, so what breaks Trusted Types is reported in the console and not stopped.
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
