import { LANGUAGE_TAG, LOCALES, type Locale } from './locales.ts';

// Addresses of the site that are no screens, so that the route table has no row for them.

/**
 * The service worker's address (docs/behaviour/offline.md#the-worker). It must never change: browsers with a worker
 * look for the next one here.
 */
export const WORKER_ADDRESS = '/sw.js';

/** The icons that browsers look for under fixed names; every page also names the first. */
export const ROOT_ICONS = ['/favicon.svg', '/favicon.ico', '/apple-touch-icon.png'] as const;

/** An icon that a manifest names. */
export interface HomeIcon {
  name: string;
  /** Its width and height, in pixels. */
  size: number;
  /** `maskable`: the system crops it to its own shape. */
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

/** The size of pictures of shared links that chat apps and social sites expect, in pixels. */
export const SHARE_SIZE = { width: 1200, height: 630 };

/** The address of the picture of every link that is shared in a language. */
export function sharePicturePath(locale: Locale): string {
  return `/og/${locale}.png`;
}

/** The file of that picture in `brand/`. */
export function sharePictureFile(locale: Locale): string {
  return `share-${locale}.png`;
}

/** The path that RFC 9116 sets for the file that says how to report a vulnerability. */
export const SECURITY_TXT = '/.well-known/security.txt';

/**
 * `security.txt` (RFC 9116): where to report a vulnerability, and until when this holds. A year is the longest period
 * allowed; it ends eleven months after the build, so that an abandoned site does not promise an answer for ever.
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
