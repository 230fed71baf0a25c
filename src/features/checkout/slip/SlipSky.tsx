import type { Product } from '#contract/shop.ts';
import { arcOf } from './arc.ts';

/** The longest time that is drawn, and where its lighthouse stands. */
const LONGEST = arcOf(720, 30);

/** Half above the sea: nothing is chosen yet. */
const RISING = { x: 24, y: 118 };

/**
 * The time of a package as a day over the sea: the sun at noon, the bonus in amber, a lighthouse where it ends. Words
 * below say all of it.
 */
export function SlipSky({ product, state }: { product: Product | null; state: string | undefined }) {
  const { path, noon, end, paid } = product ? arcOf(product.days, product.extraDays) : LONGEST;
  const sun = product ? noon : RISING;
  return (
    <div className="horizon slip-sky" data-state={state}>
      <svg viewBox="0 0 328 120" preserveAspectRatio="xMinYMax" aria-hidden="true">
        <path className="longest" d={LONGEST.path} />
        {product && paid < 1 && <path className="gift" d={path} />}
        {product && <path className="paid" d={path} pathLength={1} strokeDasharray={`${paid} 2`} />}
        <circle r={10} transform={`translate(${sun.x} ${sun.y})`} />
        <g transform={`translate(${end - 5} 76)`}>
          <path className="rock" d="M0 43q2-5 7-5l8 .3q5 1.5 7 4.7zM6.5 13.3h9v1.5h-9zM7.5 8.2q3.5-7 7 0z" />
          <path className="lit" d="M8.6 15h4.8l1.7 23H6.9z" />
          <path className="shade" d="M8.6 15h2l-1 23H6.9zM8.1 21h5.8l.4 6H7.7z" />
          <path className="glass" d="M8.9 8.2h4.2v5.1H8.9z" />
        </g>
      </svg>
    </div>
  );
}
