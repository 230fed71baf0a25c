import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openSettings, variableOf } from '#environment.ts';

/** Returns the values that a file might contain, with a value of each kind, and the mistakes. */
function valuesWith(values: Record<string, string>): { values: object; mistakes: readonly string[] } {
  const { setting, mistakes } = openSettings({ values });
  const read = {
    siteUrl: setting('siteUrl', 'https://petrel.example'),
    statusUrl: setting<string | undefined>('statusUrl', undefined),
    offline: setting('offline', true),
    days: setting('retention.visitDays', 30),
    mirrors: setting<readonly string[]>('mirrors', []),
    seller: setting('seller', { name: { zh: '甲', en: 'A' }, law: 'X' }),
  };
  return { values: read, mistakes: mistakes() };
}

const inFile = {
  siteUrl: 'https://petrel.example',
  statusUrl: undefined,
  offline: true,
  days: 30,
  mirrors: [],
  seller: { name: { zh: '甲', en: 'A' }, law: 'X' },
};

test('a variable has the name of its value, in capitals', () => {
  assert.deepEqual(
    ['siteUrl', 'seller.name.zh', 'seller.privacyEmail', 'apiBases', 'hstsCoversSubdomains', 'names.pt-br'].map(
      variableOf,
    ),
    [
      'PETREL_SITE_URL',
      'PETREL_SELLER_NAME_ZH',
      'PETREL_SELLER_PRIVACY_EMAIL',
      'PETREL_API_BASES',
      'PETREL_HSTS_COVERS_SUBDOMAINS',
      'PETREL_NAMES_PT_BR',
    ],
  );
});

test('a variable replaces the file’s value, or only its part of a group; other variables are ignored', () => {
  assert.deepEqual(valuesWith({ SITE_URL: 'https://other.example', URL: 'x' }), { values: inFile, mistakes: [] });
  assert.deepEqual(
    valuesWith({
      PETREL_SITE_URL: 'https://haiyan.internal',
      PETREL_STATUS_URL: 'https://status.internal/',
      PETREL_OFFLINE: 'false',
      PETREL_RETENTION_VISIT_DAYS: '7',
      PETREL_MIRRORS: 'https://a.internal, https://b.internal,https://c.internal',
      PETREL_SELLER_NAME_ZH: '海燕网络有限公司',
    }),
    {
      values: {
        siteUrl: 'https://haiyan.internal',
        statusUrl: 'https://status.internal/',
        offline: false,
        days: 7,
        mirrors: ['https://a.internal', 'https://b.internal', 'https://c.internal'],
        seller: { name: { zh: '海燕网络有限公司', en: 'A' }, law: 'X' },
      },
      mistakes: [],
    },
  );
});

test('an unreadable variable is reported with its name, its value and an example, and the file’s value counts', () => {
  const address = 'as in PETREL_SITE_URL=https://petrel.example';
  const days = 'and must be a whole number in digits, as in PETREL_RETENTION_VISIT_DAYS=30';
  const yesOrNo = 'and must be true or false, as in PETREL_OFFLINE=true';
  const mirrors =
    'and must be addresses with a comma between each two, and none at its ends, as in PETREL_MIRRORS=https://one.example,https://two.example';
  const refused: [string, string, string][] = [
    ['PETREL_SITE_URL', '', `is empty, and must be taken away or have a value, ${address}`],
    ['PETREL_OFFLINE', 'yes', `is "yes", ${yesOrNo}`],
    ['PETREL_OFFLINE', '0', `is "0", ${yesOrNo}`],
    ['PETREL_RETENTION_VISIT_DAYS', '1e3', `is "1e3", ${days}`],
    ['PETREL_MIRRORS', 'https://a.internal,', `is "https://a.internal,", ${mirrors}`],
  ];
  for (const [variable, value, problem] of refused) {
    assert.deepEqual(valuesWith({ [variable]: value }), { values: inFile, mistakes: [`${variable} ${problem}`] });
  }
});

test('a message about a variable from a file also names the file', () => {
  const { setting, mistakes, called } = openSettings({
    values: { PETREL_OFFLINE: 'no', PETREL_SITE_URL: 'https://a.internal' },
    file: { name: '.env', holds: ['PETREL_OFFLINE'] },
  });
  setting('offline', true);
  assert.deepEqual(mistakes(), [
    'PETREL_OFFLINE in .env is "no", and must be true or false, as in PETREL_OFFLINE=true',
  ]);
  assert.equal(called('PETREL_SITE_URL'), 'PETREL_SITE_URL');
});
