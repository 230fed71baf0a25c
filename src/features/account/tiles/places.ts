import type { Device } from '../../../contract/account.ts';

/** What a free place waits for. */
export type FreePlace = 'phone' | 'desktop' | 'router';

/** The places of an account by level (docs/behaviour/checkout.md#devices-per-package). */
const BASIC = { desktop: 2, phone: 2 };
const PREMIUM = { clients: 6, router: 1 };

/**
 * The places that a level still has free: of Basic computers and phones, where the extension counts as a computer and a tablet as a phone;
 * of Premium devices of any kind, by turns phone and computer, and a router. None without a level.
 *
 * @example freePlaces(1, [{ platform: 'desktop' }]) // ['phone', 'phone', 'desktop']
 */
export function freePlaces(level: 0 | 1 | 2, devices: readonly Pick<Device, 'platform'>[]): FreePlace[] {
  const count = (...platforms: Device['platform'][]): number =>
    devices.filter(({ platform }) => platforms.includes(platform)).length;
  if (level === 1)
    return [
      ...fill(BASIC.phone - count('phone', 'mobile'), 'phone'),
      ...fill(BASIC.desktop - count('desktop', 'chrome', 'other'), 'desktop'),
    ];
  if (level === 0) return [];
  const routers = count('router');
  return [
    ...fill(PREMIUM.clients - (devices.length - routers), 'phone', 'desktop'),
    ...fill(PREMIUM.router - routers, 'router'),
  ];
}

function fill(length: number, ...kinds: FreePlace[]): FreePlace[] {
  return Array.from({ length: Math.max(0, length) }, (_, index) => kinds[index % kinds.length] ?? 'phone');
}

/**
 * The app for a free place. Of phones and computers nobody knows the kind; who reads this on one of Apple's has others of theirs more likely.
 *
 * @example appFor('phone', 'Mozilla/5.0 (Macintosh; …) Safari') // 'ios'
 */
export function appFor(place: FreePlace, userAgent: string): 'ios' | 'android' | 'windows' | 'macos' | 'router' {
  const isApple = /Macintosh|iPhone|iPad/.test(userAgent);
  if (place === 'phone') return isApple ? 'ios' : 'android';
  if (place === 'desktop') return isApple ? 'macos' : 'windows';
  return place;
}
