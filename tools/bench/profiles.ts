/** A line between visitor and host. Zero bits per second: unlimited. */
export interface Line {
  /** Round trip time, in milliseconds. */
  roundTripMs: number;
  downBitsPerSecond: number;
  upBitsPerSecond: number;
}

/** A network and a device for measuring pages. */
export interface Profile extends Line {
  title: string;
  /** How many times slower than this machine the device is. */
  cpuSlowdown: number;
}

/**
 * The available profiles; by default the first two are used. The slow ones have the figures of Chrome and Lighthouse.
 */
export const PROFILES = {
  slow4g: {
    title: 'Slow 4G',
    roundTripMs: 150,
    downBitsPerSecond: 1_600_000,
    upBitsPerSecond: 750_000,
    cpuSlowdown: 4,
  },
  slow3g: {
    title: 'Slow 3G',
    roundTripMs: 400,
    downBitsPerSecond: 400_000,
    upBitsPerSecond: 400_000,
    cpuSlowdown: 4,
  },
  none: { title: 'not slowed', roundTripMs: 0, downBitsPerSecond: 0, upBitsPerSecond: 0, cpuSlowdown: 1 },
} as const satisfies Record<string, Profile>;

/** The name of a profile. */
export type ProfileName = keyof typeof PROFILES;
