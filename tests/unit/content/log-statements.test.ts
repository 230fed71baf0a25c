import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import * as config from '#config.ts';
import { EXCHANGE } from '#i18n/exchange.ts';
import { filledValues } from '#i18n/filled-values.ts';
import type { NamespaceKey } from '#i18n/namespaces.ts';
import { statedAnswer, statedExchange, statedLocations, statedLogs } from '#i18n/operator-facts.ts';
import { createText, type Strings, type Text } from '#i18n/text.ts';
import { logParagraphs, marked, recordsNoVisits } from '#prose/log-statements.ts';
import { LOCALES, type Locale } from '#routes/locales.ts';

const AMOUNT = '{{amount}}';
const NEVER = { sites: 'never', dns: 'never', address: 'never', sessions: 'never', traffic: 'never' } as const;
const DAYS = Object.fromEntries(Object.keys(NEVER).map((fact, index) => [fact, { days: index + 2 }]));

function textIn(locale: Locale): Text<NamespaceKey<'logs'>> {
  return createText(locale, JSON.parse(readFileSync(`locales/${locale}/logs.json`, 'utf8')) as Strings);
}

for (const [locale, never, kept] of [
  ['zh', /^<p>我们不记录/, /保留 (\d) 天。<\/p>$/],
  ['tw', /^<p>我們不記錄/, /保留 (\d) 天。<\/p>$/],
  ['en', /^<p>We don’t record /, /^<p data-kept>We keep .* for (\d) days\.<\/p>$/],
] as const) {
  test(`the site states each fact about logs as the operator sets it, and states no other facts (${locale})`, () => {
    const t = textIn(locale);
    const nothing = logParagraphs(t, NEVER);
    assert.equal(new Set(nothing).size, 5);
    for (const said of nothing) assert.match(said, never);
    assert.deepEqual(
      logParagraphs(t, DAYS).map((said) => kept.exec(said)?.[1]),
      ['2', '3', '4', '5', '6'],
    );
    const mixed = logParagraphs(t, { traffic: { days: 30 }, dns: 'never' });
    assert.deepEqual(mixed, [nothing[1], `<p data-kept>${t('days.traffic', { count: 30 })}</p>`]);
  });
}

test('example logs, places and answers are marked on a site at an example address, and hidden on a real site', () => {
  const real = { ...config, siteUrl: 'https://haiyan.internal' };
  assert.equal(statedLogs(config), config.logs);
  assert.deepEqual(statedLogs(real), {});
  assert.deepEqual(statedLogs({ ...real, logs: { sites: 'never' } }), { sites: 'never' });
  assert.equal(statedLocations('en', config), 'Tokyo, Singapore, and Los Angeles (example)');
  assert.equal(statedLocations('en', real), undefined);
  const own = Object.fromEntries(LOCALES.map((locale) => [locale, ['Oslo']])) as Record<Locale, string[]>;
  assert.equal(statedLocations('en', { ...real, locations: own }), 'Oslo');
  assert.equal(statedAnswer('atOnce', 'tw', config), '可以，已經綁定的裝置都能同時連線。（範例）');
  assert.equal(statedAnswer('atOnce', 'tw', real), undefined);
  assert.deepEqual(statedExchange('tw', config), { perUsd: 32, written: `NT$${AMOUNT}（範例）` });
  assert.equal(statedExchange('tw', real), undefined);
  const euro = { perUsd: 0.92, written: '{{amount}} €' };
  assert.equal(statedExchange('en', { ...real, exchange: { en: euro } }), euro);
  assert.equal(marked('Logs', textIn('en'), config.logs), 'Logs (example)');
});

test('texts tell the exchange rate in a sentence, and shown amounts follow it; a language without one tells none', () => {
  assert.deepEqual(
    LOCALES.map((locale) => filledValues(locale).exchange),
    ['1 美元 ≈ 7.1 元（示例）', '1 美元 ≈ NT$32（範例）', ''],
  );
  assert.deepEqual(EXCHANGE, {
    zh: { perUsd: 7.1, written: '{{amount}} 元' },
    tw: { perUsd: 32, written: `NT$${AMOUNT}` },
  });
});

test('one day is written in the singular, and the landing page makes its claim only if neither sites nor lookups are logged', () => {
  assert.match(logParagraphs(textIn('en'), { address: { days: 1 } })[0] ?? '', / for 1 day\.<\/p>$/);
  assert.equal(recordsNoVisits({ sites: 'never' }), false);
  assert.equal(recordsNoVisits({ sites: 'never', dns: { days: 1 } }), false);
  assert.equal(recordsNoVisits({ sites: 'never', dns: 'never', address: { days: 3 } }), true);
});
