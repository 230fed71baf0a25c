import { LANGUAGE_TAG, LOCALES, type Locale } from './locales.ts';

// Addresses of the site that are not screens, so the route table has no rows for them.

/**
 * The service worker's address (docs/behaviour/offline.md#the-worker). It must never change: browsers that have a worker
 * look for its next version here.
 */
export const WORKER_ADDRESS = '/sw.js';

/** The icons that browsers look for under fixed names. Every page also names the first one. */
export const ROOT_ICONS = ['/favicon.svg', '/favicon.ico', '/apple-touch-icon.png'] as const;

/** An icon that a manifest names. */
export interface HomeIcon {
  name: string;
  /** Width and height in pixels. */
  size: number;
  /** `maskable` means that the system crops it to its own shape. */
  purpose: 'any' | 'maskable';
}

/** The icons for home screens, in the sizes that Android needs. */
export const HOME_ICONS: readonly HomeIcon[] = [
  { name: '192', size: 192, purpose: 'any' },
  { name: 'maskable-192', size: 192, purpose: 'maskable' },
  { name: '512', size: 512, purpose: 'any' },
  { name: 'maskable-512', size: 512, purpose: 'maskable' },
];

/** The address of an icon for home screens. */
export function homeIconPath({ name }: Pick<HomeIcon, 'name'>): string {
  return `/icons/${name}.png`;
}

/** The address of a language's manifest, which describes the site to home screens. */
export function manifestPath(locale: Locale): string {
  return `/${locale}/manifest.json`;
}

/** The size in pixels that chat apps and social sites expect of a shared link's picture. */
export const SHARE_SIZE = { width: 1200, height: 630 };

/** The address of the picture for all shared links of one language. */
export function sharePicturePath(locale: Locale): string {
  return `/og/${locale}.png`;
}

/** The file of this picture in `brand/`. */
export function sharePictureFile(locale: Locale): string {
  return `share-${locale}.png`;
}

/** The path that RFC 9116 sets for the file that says how to report a vulnerability. */
export const SECURITY_TXT = '/.well-known/security.txt';

/**
 * Writes `security.txt` (RFC 9116): where to report a vulnerability, and until when this is valid. The longest allowed
 * period is a year. This one ends eleven months after the build, so that an abandoned site does not promise an answer for
 * ever.
 */
export function securityFile({ siteUrl, email, builtMs }: { siteUrl: string; email: string; builtMs: number }): string {
  const expires = new Date(builtMs);
  expires.setUTCDate(expires.getUTCDate() + 335);
  return [
    `Contact: mailto:${encodeURI(email)}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${LOCALES.map((locale) => LANGUAGE_TAG[locale]).join(', ')}`,
    `Canonical: ${siteUrl}${SECURITY_TXT}`,
    '',
  ].join('\n');
}
