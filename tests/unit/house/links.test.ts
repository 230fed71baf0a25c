import assert from 'node:assert/strict';
import { test } from 'node:test';
import { robotsFile, sitemapLinks } from '../../../src/routes/hosting.ts';
import { LANGUAGE_TAG, LOCALES } from '../../../src/routes/locales.ts';

test('the sitemap links an address to its languages and to the bare address', () => {
  assert.deepEqual(sitemapLinks('https://petrel.example/tw/router/r2s/2/', 'https://petrel.example'), [
    ...LOCALES.map((locale) => ({
      lang: LANGUAGE_TAG[locale],
      url: `https://petrel.example/${locale}/router/r2s/2/`,
    })),
    { lang: 'x-default', url: 'https://petrel.example/router/r2s/2' },
  ]);
});

test('robots.txt closes the API only where it is on this site', () => {
  assert.match(robotsFile('https://petrel.example', ['https://api.example', '/api']), /\nDisallow: \/api\/\n\n/);
  assert.doesNotMatch(robotsFile('https://petrel.example', ['https://api.example']), /Disallow/);
});
