import type { Device } from '#contract/account.ts';
import { DEVICE_PLACES } from '#domain/device-places.ts';

type Devices = readonly Pick<Device, 'platform'>[];

/** The kind of device that a free place is for. */
export type FreePlace = 'phone' | 'desktop' | 'router';

/**
 * The places that a level still has free. Basic has places for computers and for phones. The browser extension counts
 * as a computer, and a tablet counts as a phone. Premium has places for any device, listed as phone and computer in
 * turn, and one place for a router. Without a level the list is empty. It is also empty if more places are taken than
 * the level has.
 *
 * @example freePlaces(1, [{ platform: 'desktop' }]) // ['phone', 'phone', 'desktop']
 */
export function freePlaces(level: 0 | 1 | 2, devices: Devices): FreePlace[] {
  if (!placesOf(level, devices)) return [];
  if (level === 1) {
    const { phone, desktop } = basicUse(devices);
    return [
      ...fill(DEVICE_PLACES.basic.phone - phone, 'phone'),
      ...fill(DEVICE_PLACES.basic.desktop - desktop, 'desktop'),
    ];
  }
  const routers = count(devices, 'router');
  return [
    ...fill(DEVICE_PLACES.premium.clients - (devices.length - routers), 'phone', 'desktop'),
    ...fill(DEVICE_PLACES.premium.router - routers, 'router'),
  ];
}

/** The number of places of one kind that are taken. */
export interface Quota {
  kind: 'desktop' | 'phone' | 'clients' | 'router';
  used: number;
  places: number;
}

/**
 * The places of a level by their kind: Basic's computers and phones, or Premium's devices and router. Empty if their
 * number is not certain.
 *
 * @example quotasOf(2, []) // devices 0 of 6, router 0 of 1
 */
export function quotasOf(level: 0 | 1 | 2, devices: Devices): Quota[] {
  const { basic, premium } = DEVICE_PLACES;
  if (!placesOf(level, devices)) return [];
  if (level === 1) {
    const { desktop, phone } = basicUse(devices);
    return [
      { kind: 'desktop', used: desktop, places: basic.desktop },
      { kind: 'phone', used: phone, places: basic.phone },
    ];
  }
  const routers = count(devices, 'router');
  return [
    { kind: 'clients', used: devices.length - routers, places: premium.clients },
    { kind: 'router', used: routers, places: premium.router },
  ];
}

/** The number of Basic's places that are taken, for each kind of device. */
function basicUse(devices: Devices): Record<'desktop' | 'phone', number> {
  return { desktop: count(devices, 'desktop', 'chrome', 'other'), phone: count(devices, 'phone', 'mobile') };
}

/**
 * The number of a level's places. Undefined if more devices of a kind are bound, because the packages of a level may
 * differ.
 */
function placesOf(level: 0 | 1 | 2, devices: Devices): number | undefined {
  const { basic, premium } = DEVICE_PLACES;
  const all = [0, basic.desktop + basic.phone, premium.clients + premium.router][level] ?? 0;
  const { desktop, phone } = basicUse(devices);
  const isWithin =
    level === 1
      ? desktop <= basic.desktop && phone <= basic.phone
      : desktop + phone <= premium.clients && count(devices, 'router') <= premium.router;
  return isWithin && devices.length <= all ? all : undefined;
}

function count(devices: Devices, ...platforms: Device['platform'][]): number {
  return devices.filter(({ platform }) => platforms.includes(platform)).length;
}

function fill(length: number, ...kinds: FreePlace[]): FreePlace[] {
  return Array.from({ length: Math.max(0, length) }, (_, index) => kinds[index % kinds.length] ?? 'phone');
}
