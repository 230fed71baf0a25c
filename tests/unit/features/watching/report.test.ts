import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { siteMistakes } from '../../../../build-steps/values/check.ts';
import { placeholders } from '../../../../build-steps/values/launch.ts';
import * as config from '../../../../src/config.ts';
import { reportParagraphs } from '../../../../src/features/legal/report-paragraphs.ts';

/** A part of the JSON schema. */
interface Part {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  pattern?: string;
  properties?: Record<string, Part>;
  items?: Part;
  required?: string[];
  additionalProperties?: boolean;
}

const schema: Part = JSON.parse(readFileSync('docs/watching.schema.json', 'utf8'));
const page = readFileSync('docs/watching.md', 'utf8');

/** All fields below a part, by their paths: `calls[].code`. */
function fieldsOf({ properties = {}, items }: Part, path = ''): [path: string, part: Part][] {
  if (items) return fieldsOf(items, `${path}[]`);
  return Object.entries(properties).flatMap(([name, part]) => {
    const own = path ? `${path}.${name}` : name;
    return [[own, part], ...fieldsOf(part, own)] as [string, Part][];
  });
}

test('the page describes every field of a report, and no other', () => {
  const described = [...page.matchAll(/^\| `([\w[\].]+)` \| (?:number|text|boolean|object|list) \|/gm)].map(
    ([, name]) => name,
  );
  assert.deepEqual(
    described.sort(),
    fieldsOf(schema)
      .map(([path]) => path)
      .sort(),
  );
});

test('no text of a report is free: each is one of a list, or a name that the build has given', () => {
  const free = fieldsOf(schema).filter(([, { type, enum: words, pattern }]) => type === 'string' && !words && !pattern);
  assert.deepEqual(free, []);
  const patterns = fieldsOf(schema).flatMap(([path, { pattern }]) => (pattern ? [path] : []));
  assert.deepEqual(patterns, ['build', 'screen', 'locale', 'faults[].file']);
});

test('as shipped nothing is reported, and the privacy policy is silent about it', () => {
  assert.equal(config.reportsTo, undefined);
  assert.deepEqual(
    reportParagraphs(() => 'said', { reportsTo: undefined, visitDays: 30 }),
    [],
  );
});

test('reports go to a path or an https address, of 1 to 100 pages in a hundred', () => {
  assert.deepEqual(siteMistakes({ config: { ...config, reportsTo: '/reports', reportsPercent: 1 } }), []);
  assert.deepEqual(siteMistakes({ config: { ...config, reportsTo: 'https://reports.internal/in' } }), []);
  for (const reportsTo of ['http://reports.internal', '/in/', '/in?a=b', 'reports', 'https://reports.internal; x']) {
    assert.match(siteMistakes({ config: { ...config, reportsTo } }).join(), /reportsTo/, reportsTo);
  }
  for (const reportsPercent of [0, 101, 0.5, '10']) {
    const said = siteMistakes({ config: { ...config, reportsPercent } }).join();
    assert.match(said, /reportsPercent .* from 1 to 100/, `${reportsPercent}`);
  }
});

test('before launch an example is told of, and another host is hinted at', () => {
  const about = (reportsTo: string) =>
    placeholders(process.cwd(), { config: { ...config, reportsTo } }).filter(({ what }) => what.includes('report'));
  assert.deepEqual(about('/reports'), []);
  assert.deepEqual(
    about('https://reports.internal/in').map(({ what, isHint }) => [what, isHint]),
    [['reports go to reports.internal', true]],
  );
  assert.deepEqual(
    about('https://reports.petrel.example/in').map(({ isHint }) => isHint),
    [false, true],
  );
});
