import { DeviceMode } from '#contract/values.ts';
import { DEVICE_PLACES } from '#domain/device-places.ts';
import type { Binding } from '#i18n/places-text.ts';
import type { RouteLevel } from './product-rules.ts';

/**
 * The kinds and number of devices that packages of a level usually have. They are shown until the goods have loaded.
 */
export function usualOf(level: RouteLevel): Binding {
  return level === 1
    ? { vipLevel: 1, deviceMode: DeviceMode.desktopAndMobile, deviceNum: DEVICE_PLACES.basic.desktop }
    : { vipLevel: 2, deviceMode: DeviceMode.clients, deviceNum: DEVICE_PLACES.premium.clients };
}

/** True if all packages of a list have the same devices. The devices are then named once, above the packages. */
export function sharesDevices(products: readonly Binding[]): boolean {
  return new Set(products.map(({ deviceMode, deviceNum }) => `${deviceMode} ${deviceNum}`)).size < 2;
}
