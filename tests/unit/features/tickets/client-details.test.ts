import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeClient } from '#features/tickets/form/client-details.ts';

test('browser and system are read from the user agent', () => {
  const known: [string, string, string][] = [
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.2903.70',
      'Edge 131.0.2903.70',
      'Windows 10.0',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
      'Safari 17.5',
      'iOS 17.5.1',
    ],
    ['Mozilla/5.0 (Android 14; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0', 'Firefox 132.0', 'Android 14'],
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
      'Chrome 130.0.0.0',
      'Linux',
    ],
  ];
  for (const [userAgent, browser, system] of known) assert.deepEqual(describeClient(userAgent), { browser, system });
});

test('an unknown user agent is passed on whole', () => {
  assert.deepEqual(describeClient('Something/1'), { browser: 'Something/1', system: 'Something/1' });
});
