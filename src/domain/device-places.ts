/** The number of devices that each level allows (docs/behaviour/checkout.md#devices-per-package). */
export const DEVICE_PLACES = {
  basic: { desktop: 2, phone: 2 },
  premium: { clients: 6, router: 1 },
} as const;
