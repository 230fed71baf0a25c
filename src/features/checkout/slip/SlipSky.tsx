import type { Product } from '#contract/shop.ts';
import lighthouse from '#ui/art/lighthouse.svg?url&no-inline';
import { arcOf } from './arc.ts';

/** Where the lighthouse stands while nothing is chosen: at the end of the longest time that is drawn. */
const LONGEST = arcOf(720, 30);

/** Half above the sea: nothing is chosen yet. */
const RISING = { x: 24, y: 118 };

/** A package's time as a day over the sea, the bonus in amber, a lighthouse at its end. Words below say all of it. */
export function SlipSky({ product, state }: { product: Product | null; state: string | undefined }) {
  const { path, noon, end, paid } = product ? arcOf(product.days, product.extraDays) : LONGEST;
  const sun = product ? noon : RISING;
  return (
    <div className="horizon slip-sky" data-state={state}>
      <svg viewBox="16 0 328 120" preserveAspectRatio="xMinYMax" aria-hidden="true">
        {product && paid < 1 && <path className="gift" d={path} />}
        {product && <path className="paid" d={path} pathLength={1} strokeDasharray={`${paid} 2`} />}
        <circle r={10} transform={`translate(${sun.x} ${sun.y})`} />
        <use href={`${lighthouse}#tower`} transform={`translate(${end + 4} 56) scale(0.333)`} />
      </svg>
    </div>
  );
}
