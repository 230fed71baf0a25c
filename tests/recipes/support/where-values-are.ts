/** The pages of each language: an address that stands for three. */
type Place = string;

const contact: Place = '*/contact/index.html';
const terms: Place = '*/terms/index.html';
const privacy: Place = '*/appPrivacy/index.html';

/**
 * Where a reader, a browser or a host sees each value of `tests/recipes/second-brand/env.txt`: files of the built site, and
 * what they hold of it if that is not the value itself. `*` is the language that the variable ends with, or each.
 */
export const WHERE: Readonly<Record<string, readonly (Place | [Place, string])[]>> = {
  PETREL_SITE_URL: [
    'robots.txt',
    '.well-known/security.txt',
    '*/index.html',
    ['sitemap-0.xml', 'https://maroona.internal/en/faq/'],
  ],
  PETREL_MIRRORS: [
    [contact, 'https://maroona2.internal/'],
    [contact, 'https://maroona3.internal/'],
  ],
  PETREL_API_BASES: [
    [
      '*/register/index.html',
      "connect-src 'self' https://api.maroona.internal https://api2.maroona.internal https://reports.maroona.internal;",
    ],
    ['scripts', 'https://api2.maroona.internal/v1'],
  ],
  PETREL_ATTACHMENT_BASE: [
    ['*/ticketContent/index.html', "img-src 'self' data: blob: https://files.maroona.internal;"],
    'scripts',
  ],
  PETREL_PICTURE_HOSTS: [
    ['*/index.html', "img-src 'self' data: blob: https://files.maroona.internal https://pictures.maroona.internal;"],
  ],
  PETREL_OFFLINE: [['*/faq/index.html', 'trusted-types payment">']],
  PETREL_SUPPORT_EMAIL: [contact, '*/faq/index.html', '.well-known/security.txt'],
  PETREL_STATUS_URL: [contact],
  PETREL_ENTERPRISE_URL: ['*/enterprise/index.html'],
  PETREL_HSTS_COVERS_SUBDOMAINS: [['_headers', 'max-age=31536000; includeSubDomains']],
  ...inEachLanguage('PETREL_NAMES', ['*/index.html', '*/manifest.json']),
  ...inEachLanguage('PETREL_AGENT_NAME', ['scripts']),
  ...inEachLanguage('PETREL_SELLER_NAME', [terms, contact, '*/index.html']),
  ...inEachLanguage('PETREL_SELLER_ADDRESS', [contact]),
  ...inEachLanguage('PETREL_SELLER_REGISTRATION', [contact]),
  ...inEachLanguage('PETREL_SELLER_LAW', [terms]),
  PETREL_SELLER_PRIVACY_EMAIL: [privacy, contact],
  PETREL_RETENTION_VISIT_DAYS: [privacy],
  PETREL_RETENTION_BANK_DAYS: [privacy],
  PETREL_RETENTION_GUEST_TICKET_DAYS: [privacy],
};

/** Variables of which the built site shows nothing, and why. */
export const NOWHERE: Readonly<Record<string, string>> = {
  PETREL_API_UPSTREAM: 'only the configurations of hosts have it (tests/unit/build-steps/hosting-files.test.ts)',
  PETREL_SENDS_IDEMPOTENCY_KEY: 'calls have it (tests/model/idempotency.test.ts)',
  PETREL_READ_BY_LAWYER: 'it takes a line from npm run check:launch',
};

function inEachLanguage(variable: string, places: readonly Place[]): Record<string, readonly Place[]> {
  return Object.fromEntries(['ZH', 'TW', 'EN'].map((language) => [`${variable}_${language}`, places]));
}
