/**
 * The longest time that is drawn, in days: two years and a bonus. Its arc is `FULL_WIDTH` pixels wide, which is the
 * picture's width inside its margins.
 */
const FULL_DAYS = 750;
const FULL_WIDTH = 272;

/** The height of an arc, as a fraction of its width. */
const RISE = 92 / 272;

/** The x at which an arc begins, and the y of the sea's surface, in pixels. */
const START = 24;
const BASE = 119;

/** The least width of a bonus in pixels, so that a short bonus is visible. */
const LEAST_BONUS = 22;

/** The arc in the picture above the order summary, in pixels. The picture is 328 × 120. */
export interface Arc {
  /** The arc as the `d` of an SVG path. */
  path: string;
  /** The sun's position, in the middle of the arc. A longer time puts the sun higher. */
  noon: { x: number; y: number };
  /** The x at which the time ends. */
  end: number;
  /** The part of the arc that is paid for, from 0 to 1. The rest is the bonus. */
  paid: number;
}

/**
 * The arc of a package (docs/behaviour/checkout.md#order-summary). Its width grows with the square root of the days: otherwise a
 * week would be invisible beside two years.
 *
 * @example arcOf(720, 30) // end 296, noon at (160, 27), paid 0.92
 */
export function arcOf(days: number, bonus: number): Arc {
  const all = days + bonus;
  const width = FULL_WIDTH * Math.sqrt(Math.min(all, FULL_DAYS) / FULL_DAYS);
  const height = width * RISE;
  const x = START + width / 2;
  const end = START + width;
  return {
    path: `M${START} ${BASE}Q${x} ${BASE - 2 * height} ${end} ${BASE}`,
    noon: { x, y: BASE - Math.max(height, 4) },
    end,
    paid: bonus > 0 ? 1 - Math.min(1, Math.max(bonus / all, LEAST_BONUS / width)) : 1,
  };
}
