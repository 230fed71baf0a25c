import type { Device } from '#contract/account.ts';
import { DEVICE_PLACES } from '#core/device-places.ts';

/** The kind of device that a free place is for. */
export type FreePlace = 'phone' | 'desktop' | 'router';

/**
 * The places that a level still has free. Basic has places for computers and for phones; the extension counts as a
 * computer and a tablet as a phone. Premium has places for any device, listed as phone and computer in turn, and one
 * for a router. Without a level there are none.
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
