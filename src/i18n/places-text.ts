import type { Product } from '#contract/shop.ts';
import { DeviceMode } from '#contract/values.ts';
import { DEVICE_PLACES } from '#domain/device-places.ts';
import type { SharedText } from './island-texts.ts';

/** The fields that say how many devices a package allows. */
export type Binding = Pick<Product, 'deviceMode' | 'deviceNum' | 'vipLevel'>;

/**
 * Says how many devices a package allows. The words are the same in the shop and on a receipt. Mode 0 is N computers and
 * N phones. Mode 1 is N clients, and level 2 adds a router (docs/behaviour/checkout.md#devices-per-package).
 */
export function placesText({ deviceMode, deviceNum: count, vipLevel }: Binding, t: SharedText<'places'>): string {
  if (deviceMode !== DeviceMode.clients) return t('shared.places.perKind', { count });
  return vipLevel === 2
    ? t('shared.places.router', { count, routers: DEVICE_PLACES.premium.router })
    : t('shared.places.clients', { count });
}
