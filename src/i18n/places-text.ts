import type { Product } from '#contract/shop.ts';
import { DeviceMode } from '#contract/values.ts';
import { DEVICE_PLACES } from '#core/device-places.ts';
import type { SharedText } from './island-texts.ts';

/** What says how many devices a package binds. */
export type Binding = Pick<Product, 'deviceMode' | 'deviceNum' | 'vipLevel'>;

/**
 * How many devices a package binds, in words: the same on the shelf and on its receipt. Mode 0 is N computers and N
 * phones; mode 1 is N clients, to which level 2 adds a router (docs/behaviour/checkout.md#devices-per-package).
 */
export function placesText({ deviceMode, deviceNum: count, vipLevel }: Binding, t: SharedText<'places'>): string {
  if (deviceMode !== DeviceMode.clients) return t('shared.places.perKind', { count });
  return vipLevel === 2
    ? t('shared.places.router', { count, routers: DEVICE_PLACES.premium.router })
    : t('shared.places.clients', { count });
}
