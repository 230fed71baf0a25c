import type { Expiry, Stage } from '#domain/expiry.ts';

/** A sky (docs/behaviour/account.md#horizon). */
export interface Horizon {
  /**
   * `morning` is the usual state, `soon` is evening, `over` is night, and `none` is before sunrise. `unknown` has no sun.
   */
  state: Exclude<Stage, 'running'> | 'morning';
  /** The sun's position: 1 is sunrise on the left, 0 is sunset on the right. */
  t: number;
}

/** The days of a full arc: a year, for every member. */
const FULL_DAYS = 365;

/** The sun's highest position, with a year or more left. It is clear of the horizon. */
const RISEN = 0.96;

/** The state of the sky for a stage of a membership. */
export function stateFor(stage: Stage): Horizon['state'] {
  return stage === 'running' ? 'morning' : stage;
}

/**
 * The sky for a stage and the end of the same level. The sun moves with the square root of the days, as it does in the
 * order summary. Otherwise a week could not be seen beside a year. At noon three months are left.
 *
 * @example skyOf('running', { kind: 'date', days: 200, at: 1_735_689_600 }) // { state: 'morning', t: 0.74 }
 */
export function skyOf(stage: Stage, end: Expiry): Horizon {
  const days = 'days' in end && end.days;
  const start = stage === 'over' ? 0 : 1;
  return {
    state: stateFor(stage),
    t: days ? Math.min(RISEN, Math.round(Math.sqrt(days / FULL_DAYS) * 1000) / 1000) : start,
  };
}

/**
 * The sun's centre in percent of the sky, from its left and from its top. Its path is a parabola that touches the sea at
 * 6 % and 94 %.
 *
 * @example sunAt(0.5) // { x: 50, y: 28 }
 */
export function sunAt(t: number): { x: number; y: number } {
  return { x: 94 - 88 * t, y: 100 - 288 * t * (1 - t) };
}

/**
 * Shows a state on the page's sky (`Horizon.astro`). The page's policy forbids style attributes, so the sun's position is
 * set through the CSSOM. Does nothing on a page without a sky.
 */
export function showHorizon({ state, t }: Horizon): void {
  const sky = document.querySelector<HTMLElement>('[data-sky]');
  if (!sky) return;
  const { x, y } = sunAt(t);
  sky.dataset.state = state;
  sky.style.setProperty('--x', String(x / 100));
  sky.style.setProperty('--y', `${y}%`);
}
