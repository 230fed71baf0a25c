import type { Product } from '../../../contract/shop.ts';
import { DeviceMode } from '../../../contract/values/shop.ts';
import { DEVICE_PLACES } from '../../../core/device-places.ts';
import type { BuyingText } from '../texts.ts';
import type { RouteLevel } from './goods.ts';

/** How many devices a package binds, and how they are counted. */
type Devices =
  | { kind: 'perKind'; desktop: number; mobile: number }
  | { kind: 'clients'; clients: number; routers: number };

/**
 * The devices a package binds (docs/behaviour/checkout.md#devices-per-package): mode 0 is N desktop and N mobile; mode 1 is N
 * clients, to which level 2 adds a router.
 *
 * @example devicesOf({ deviceMode: 0, deviceNum: 2, vipLevel: 1 }) // { kind: 'perKind', desktop: 2, mobile: 2 }
 * @example devicesOf({ deviceMode: 1, deviceNum: 6, vipLevel: 2 }) // { kind: 'clients', clients: 6, routers: 1 }
 */
export function devicesOf({
  deviceMode,
  deviceNum,
  vipLevel,
}: Pick<Product, 'deviceMode' | 'deviceNum' | 'vipLevel'>): Devices {
  return deviceMode === DeviceMode.clients
    ? { kind: 'clients', clients: deviceNum, routers: vipLevel === 2 ? DEVICE_PLACES.premium.router : 0 }
    : { kind: 'perKind', desktop: deviceNum, mobile: deviceNum };
}

type Bound = Pick<Product, 'deviceMode' | 'deviceNum' | 'vipLevel'>;

/** What packages of a level usually bind, shown until the goods have loaded. */
export function usualOf(level: RouteLevel): Bound {
  return level === 1
    ? { vipLevel: 1, deviceMode: DeviceMode.desktopAndMobile, deviceNum: DEVICE_PLACES.basic.desktop }
    : { vipLevel: 2, deviceMode: DeviceMode.clients, deviceNum: DEVICE_PLACES.premium.clients };
}

/** True if all packages of a shelf bind the same devices. That is then said once, above them. */
export function sharesDevices(products: readonly Bound[]): boolean {
  return new Set(products.map(({ deviceMode, deviceNum }) => `${deviceMode} ${deviceNum}`)).size < 2;
}

/** How many devices a package binds, in words. */
export function devicesText(product: Bound, t: BuyingText): string {
  const devices = devicesOf(product);
  if (devices.kind === 'perKind')
    return t('product.devicesPerKind', { desktop: devices.desktop, mobile: devices.mobile });
  const { clients, routers } = devices;
  return t(routers > 0 ? 'product.devicesRouter' : 'product.devices', { clients, routers });
}
