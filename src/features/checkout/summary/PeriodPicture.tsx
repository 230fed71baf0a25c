import type { Product } from '#contract/shop.ts';
import lighthouse from '#ui/art/lighthouse.svg?url&no-inline';
import { arcOf } from './arc.ts';

/** The arc of the longest time that is drawn. While nothing is chosen, the lighthouse is at its end. */
const LONGEST = arcOf(720, 30);

/** The sun's position while nothing is chosen: its upper half is above the sea. */
const RISING = { x: 24, y: 118 };

/**
 * Draws a package's time as the sun's arc over the sea. The bonus is amber, and a lighthouse marks the end. The text
 * below says the same in words.
 */
export function PeriodPicture({ product, state }: { product: Product | null; state: string | undefined }) {
  const { path, noon, end, paid } = product ? arcOf(product.days, product.extraDays) : LONGEST;
  const sun = product ? noon : RISING;
  return (
    <div className="horizon summary-picture" data-state={state}>
      <svg viewBox="16 0 328 120" preserveAspectRatio="xMinYMax" aria-hidden="true">
        {product && paid < 1 && <path className="gift" d={path} />}
        {product && <path className="paid" d={path} pathLength={1} strokeDasharray={`${paid} 2`} />}
        <circle r={10} transform={`translate(${sun.x} ${sun.y})`} />
        <use href={`${lighthouse}#tower`} transform={`translate(${end + 4} 56) scale(0.333)`} />
      </svg>
    </div>
  );
}
