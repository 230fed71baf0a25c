import { DeviceMode } from '#contract/values.ts';
import { DEVICE_PLACES } from '#core/device-places.ts';
import type { Binding } from '#i18n/places-text.ts';
import type { RouteLevel } from './goods.ts';

/** What packages of a level usually bind, shown until the goods have loaded. */
export function usualOf(level: RouteLevel): Binding {
  return level === 1
    ? { vipLevel: 1, deviceMode: DeviceMode.desktopAndMobile, deviceNum: DEVICE_PLACES.basic.desktop }
    : { vipLevel: 2, deviceMode: DeviceMode.clients, deviceNum: DEVICE_PLACES.premium.clients };
}

/** True if all packages of a shelf bind the same devices. That is then said once, above them. */
export function sharesDevices(products: readonly Binding[]): boolean {
  return new Set(products.map(({ deviceMode, deviceNum }) => `${deviceMode} ${deviceNum}`)).size < 2;
}
