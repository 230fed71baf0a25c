import assert from 'node:assert/strict';
import { test } from 'node:test';
import { publishedVoices } from '#features/landing/published-voices.ts';
import { isExample } from '#i18n/examples.ts';
import testimonials from '../../../../brand/testimonials.json' with { type: 'json' };
import { people } from '../../../sandbox/seed/people.ts';

const [voice] = testimonials;
assert.ok(voice);
const real = { ...voice, id: 'customer', example: undefined };

test('the shipped testimonials are marked as examples, and none has the name of a demo member', () => {
  assert.ok(testimonials.every(({ example }) => example));
  const names = testimonials.flatMap(({ id, name }) => [id, ...Object.values(name)].map((each) => each.toLowerCase()));
  assert.deepEqual(
    Object.keys(people).filter((member) => names.includes(member)),
    [],
  );
});

test('a site at a real address shows no example, and a site at an example address shows all', () => {
  assert.deepEqual(publishedVoices([voice, real], 'https://petrel.internal'), [real]);
  assert.deepEqual(publishedVoices([voice], 'https://petrel.internal'), []);
  assert.deepEqual(publishedVoices([voice, real], 'https://petrel.example'), [voice, real]);
});

test('examples are recognised by their host, their mark, or a number that is only zeros', () => {
  const examples = [
    'https://petrel.example',
    'https://download.petrel.example:8443/a.apk?b',
    'https://petrel.example.net/',
    'https://example.com',
    'http://a.test/',
    'https://no.invalid#a',
    'support@petrel.example',
    'you@example.org',
    'Example Networks Ltd. (example)',
    '示例网络有限公司（示例）',
    '範例網路有限公司（範例）',
    'https://apps.apple.com/us/app/petrel/id0000000000',
    '0'.repeat(64),
  ];
  assert.deepEqual(
    examples.filter((value) => !isExample(value)),
    [],
  );
  const real = [
    '/api',
    '',
    'https://petrel.internal/example/',
    'https://example.petrel.internal/test',
    'https://example-networks.internal',
    'https://contest.internal',
    'mail@latest.internal',
    'For example, Ltd.',
    'https://apps.apple.com/us/app/petrel/id1440085240',
    '4342bd46cf77358c64f2fd93decb6f77471e7b20bffdc4c39d8f231cef246ac9',
    '192.168.1.1',
  ];
  assert.deepEqual(real.filter(isExample), []);
});
