import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

/** Promises that lose weight where they are repeated, as the languages say them that the project came with. */
const PROMISES: Readonly<Record<string, readonly RegExp[]>> = {
  zh: [/(?<!\d)2 小时内/g, /5 分钟内/g],
  tw: [/(?<!\d)2 小時內/g, /5 分鐘內/g],
  en: [/within 2 hours/gi, /within 5 minutes/gi],
};

/** The files whose texts stand on one page. */
const PAGES = (locale: string): readonly string[][] => [
  [`locales/${locale}/faq.json`, ...globSync(`src/content/faq/${locale}/**/*.md`)],
  ['terms', 'refund', 'acceptable-use'].map((name) => `src/content/legal/${locale}/${name}.md`),
  [`locales/${locale}/contact.json`, `src/content/legal/${locale}/contact.md`],
  [`locales/${locale}/landing.json`],
  [`locales/${locale}/register.json`],
  [`locales/${locale}/thanks.json`],
];

for (const [locale, promises] of Object.entries(PROMISES)) {
  test(`${locale}: a promise stands once on a page`, () => {
    const counts = PAGES(locale).flatMap((files) =>
      promises.map((promise) => ({
        on: files[0],
        promise: promise.source,
        times: files.reduce((sum, file) => sum + (readFileSync(file, 'utf8').match(promise)?.length ?? 0), 0),
      })),
    );
    assert.deepEqual(
      counts.filter(({ times }) => times > 1),
      [],
    );
    assert.ok(counts.filter(({ times }) => times === 1).length >= 4, 'the promises are found');
  });
}
