import type { Device } from '#contract/account.ts';
import { iconDesktop, iconPuzzle, iconRouter } from '#icons/clients.ts';
import { iconPhone, iconQuestion, iconTablet } from './icons.ts';

/** The path of each platform's icon. */
const PLATFORM_ICON: Record<Device['platform'], string> = {
  desktop: iconDesktop,
  phone: iconPhone,
  mobile: iconTablet,
  chrome: iconPuzzle,
  router: iconRouter,
  other: iconQuestion,
};

/**
 * A device's platform. The tab may hold data that another version of the site stored; a platform that this version does
 * not know counts as `other`.
 */
export function platformOf({ platform }: Pick<Device, 'platform'>): Device['platform'] {
  return Object.hasOwn(PLATFORM_ICON, platform) ? platform : 'other';
}

/** The path of the icon of a device's platform. */
export function platformIcon(device: Pick<Device, 'platform'>): string {
  return PLATFORM_ICON[platformOf(device)];
}
