import type { Device } from '../../../contract/account.ts';
import { DEVICE_PLACES } from '../../../core/device-places.ts';

/** What a free place waits for. */
export type FreePlace = 'phone' | 'desktop' | 'router';

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
      ...fill(DEVICE_PLACES.basic.phone - count('phone', 'mobile'), 'phone'),
      ...fill(DEVICE_PLACES.basic.desktop - count('desktop', 'chrome', 'other'), 'desktop'),
    ];
  if (level === 0) return [];
  const routers = count('router');
  return [
    ...fill(DEVICE_PLACES.premium.clients - (devices.length - routers), 'phone', 'desktop'),
    ...fill(DEVICE_PLACES.premium.router - routers, 'router'),
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
