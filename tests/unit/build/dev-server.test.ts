import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rewritten } from '../../../src/build/dev/dev-server.ts';
import { developingPolicy } from '../../../src/build/dev/developing-policy.ts';
import { pageOf } from './small-site.ts';

test("a ticket's address leads to the page of all tickets, in each language and in none; others stay", () => {
  assert.equal(rewritten('/en/ticketContent/102'), '/en/ticketContent/');
  assert.equal(rewritten('/ticketContent/102?from=mail'), '/ticketContent/?from=mail');
  for (const address of ['/en/ticket/', '/en/ticketContentX/1', '/src/features/tickets/texts.ts?t=1', '/']) {
    assert.equal(rewritten(address), address);
  }
});

test('while developing, a page has the policy of the build but for styles and the socket; Trusted Types are reported', () => {
  const headers = developingPolicy(pageOf('login', { head: '<script>1</script><script src="/a.js"></script>' }));
  const rules = headers['content-security-policy'].split('; ');
  assert.equal(rules[0], "default-src 'none'");
  assert.match(rules[1] ?? '', /^script-src 'self' 'sha256-[\w+/]{43}='$/);
  assert.ok(rules.includes("style-src 'self' 'unsafe-inline'"));
  assert.ok(rules.includes("connect-src 'self' ws://localhost:* ws://127.0.0.1:*"));
  assert.ok(!headers['content-security-policy'].includes('trusted-types'));
  assert.equal(
    headers['content-security-policy-report-only'],
    "require-trusted-types-for 'script'; trusted-types payment worker",
  );
});
