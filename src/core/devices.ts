import type { Product } from '../contract/shop.ts';
import { DeviceMode } from '../contract/values/shop.ts';

/** How many devices a package binds, and how they are counted. */
export type Devices =
  | { kind: 'perKind'; desktop: number; mobile: number }
  | { kind: 'clients'; clients: number; routers: number };

/** Computers that level 1 binds (spec §2, Comparison). */
const BASIC_DESKTOPS = 2;

/** Phones and tablets that level 1 binds (spec §2, Comparison). */
const BASIC_MOBILES = 2;

/** Clients that level 2 binds (spec §2, Comparison). */
const PREMIUM_CLIENTS = 6;

/** Routers that level 2 binds on top of its clients (spec §2, Comparison). */
const PREMIUM_ROUTERS = 1;

/**
 * The devices a package binds (decisions: deviceMode / deviceNum): mode 0 is N desktop and N mobile; mode 1 is N clients, to
 * which level 2 adds a router.
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
    ? { kind: 'clients', clients: deviceNum, routers: vipLevel === 2 ? PREMIUM_ROUTERS : 0 }
    : { kind: 'perKind', desktop: deviceNum, mobile: deviceNum };
}

/** The devices that an account of a level may bind (spec §2, Comparison); null while no level runs. */
export function allowanceOf(level: 0 | 1 | 2): Devices | null {
  if (level === 0) return null;
  return level === 1
    ? { kind: 'perKind', desktop: BASIC_DESKTOPS, mobile: BASIC_MOBILES }
    : { kind: 'clients', clients: PREMIUM_CLIENTS, routers: PREMIUM_ROUTERS };
}

/**
 * How many devices that is in all.
 *
 * @example deviceTotal({ kind: 'clients', clients: 6, routers: 1 }) // 7
 */
export function deviceTotal(devices: Devices): number {
  return devices.kind === 'perKind' ? devices.desktop + devices.mobile : devices.clients + devices.routers;
}
