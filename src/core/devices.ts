/** How many devices a package binds, and how they are counted. */
export type Devices =
  | { kind: 'perKind'; desktop: number; mobile: number }
  | { kind: 'clients'; clients: number; routers: number };

/** Routers that level 2 binds on top of its clients (docs/behaviour/checkout.md#devices-per-package). */
export const PREMIUM_ROUTERS = 1;
