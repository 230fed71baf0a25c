import type { Locale } from './locales.ts';

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
export const HOME_ICONS: readonly HomeIcon[] = [192, 512].flatMap((size) => [
  { name: `${size}`, size, purpose: 'any' },
  { name: `maskable-${size}`, size, purpose: 'maskable' },
]);

/** The address of an icon for home screens. */
export function homeIconPath({ name }: HomeIcon): string {
  return `/icons/${name}.png`;
}

/** The logo for search engines: the largest icon that needs no mask. */
export const LOGO_PATH = '/icons/512.png';

/** The address of a language's manifest, which describes the site to home screens. */
export function manifestPath(locale: Locale): string {
  return `/${locale}/manifest.json`;
}
