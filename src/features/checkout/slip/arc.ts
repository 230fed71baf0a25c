/** The sky's width inside its margins, for the longest time that is drawn: two years and a bonus. */
const FULL_DAYS = 750;
const FULL_WIDTH = 272;

/** An arc's height for its width. */
const RISE = 92 / 272;

/** Where the time begins, and the sea's line. */
const START = 24;
const BASE = 119;

/** The least of the arc that a bonus takes, so that it is seen. */
const LEAST_BONUS = 22;

/** The day's arc over the slip, in pixels of a sky of 328 × 120. */
export interface Arc {
  path: string;
  /** The sun stands at noon, in the middle: higher, the longer the time. */
  noon: { x: number; y: number };
  /** Where the time ends. */
  end: number;
  /** The part of the arc that is paid for, 0 to 1; the rest is the bonus. */
  paid: number;
}

/**
 * The arc of a package (docs/behaviour/checkout.md#slip). Its length follows the square root of the days, since a week
 * would not be seen beside two years.
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
