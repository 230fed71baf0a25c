import type { Device } from '#contract/account.ts';
import { iconDesktop, iconPuzzle, iconRouter } from '#icons/clients.ts';
import { iconPhone, iconQuestion, iconTablet } from './account-icons.ts';

/** The path of each platform's icon. */
const PLATFORM_ICON: Record<Device['platform'], string> = {
  desktop: iconDesktop,
  phone: iconPhone,
  mobile: iconTablet,
  chrome: iconPuzzle,
  router: iconRouter,
  other: iconQuestion,
};

/** The path of the icon of a device's platform. */
export function platformIcon({ platform }: Pick<Device, 'platform'>): string {
  return PLATFORM_ICON[platform];
}
