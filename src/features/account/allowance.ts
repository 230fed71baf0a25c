import { type Devices, PREMIUM_ROUTERS } from '../../core/devices.ts';

/** Computers that level 1 binds. */
const BASIC_DESKTOPS = 2;

/** Phones and tablets that level 1 binds. */
const BASIC_MOBILES = 2;

/** Clients that level 2 binds. */
const PREMIUM_CLIENTS = 6;

/** The devices that an account of a level may bind (docs/behaviour/checkout.md#devices-per-package); null while no level runs. */
export function allowanceOf(level: 0 | 1 | 2): Devices | null {
  if (level === 0) return null;
  return level === 1
    ? { kind: 'perKind', desktop: BASIC_DESKTOPS, mobile: BASIC_MOBILES }
    : { kind: 'clients', clients: PREMIUM_CLIENTS, routers: PREMIUM_ROUTERS };
}

/**
 * The number of devices in total.
 *
 * @example deviceTotal({ kind: 'clients', clients: 6, routers: 1 }) // 7
 */
export function deviceTotal(devices: Devices): number {
  return devices.kind === 'perKind' ? devices.desktop + devices.mobile : devices.clients + devices.routers;
}
