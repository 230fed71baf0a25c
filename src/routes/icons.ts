import type { Locale } from './locales.ts';

/** Where browsers look for icons of a site without being told; the first one is also named in every page. */
export const ROOT_ICONS = ['/favicon.svg', '/favicon.ico', '/apple-touch-icon.png'] as const;

/** An icon that a manifest names. */
export interface HomeIcon {
  name: string;
  /** Its width and height, in pixels. */
  size: number;
  /** `maskable`: the system cuts its own shape out of it. */
  purpose: 'any' | 'maskable';
}

/** The icons for home screens, in the sizes that Android asks for. */
export const HOME_ICONS: readonly HomeIcon[] = [192, 512].flatMap((size) => [
  { name: `${size}`, size, purpose: 'any' },
  { name: `maskable-${size}`, size, purpose: 'maskable' },
]);

/** The address of an icon for home screens. */
export function homeIconPath({ name }: HomeIcon): string {
  return `/icons/${name}.png`;
}

/** The logo that search engines are told of: the largest icon that needs no mask. */
export const LOGO_PATH = '/icons/512.png';

/** The address of a language's manifest: what home screens are told of the site. */
export function manifestPath(locale: Locale): string {
  return `/${locale}/manifest.json`;
}
