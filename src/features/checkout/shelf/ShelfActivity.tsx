import { useState } from 'react';
import type { SkuList } from '../../../contract/shop.ts';
import { textIn } from '../../../core/api-texts.ts';
import { isFollowable } from '../../../core/followable.ts';
import { adoptStyle } from '../../../ui/adopt-style.ts';
import type { BuyingText } from '../texts.ts';
import css from './shelf-activity.css?inline';

adoptStyle(css);

/**
 * The goods' activity (docs/behaviour/checkout.md#activity-on-the-shelf): its picture, and its title with the mascot. A
 * part that is missing or does not load leaves no gap.
 */
export function ShelfActivity({ t, activity }: { t: BuyingText; activity: SkuList['activity'] }) {
  const [broken, setBroken] = useState<readonly string[]>([]);
  if (!activity) return null;
  // Addresses that the page's policy would block are left out, so that they leave no gap.
  const usable = (address: string | null | undefined) =>
    address && !broken.includes(address) && isFollowable(address, { origin: location.origin, allowsLoopback: false })
      ? address
      : undefined;
  const breaks = (...addresses: (string | undefined)[]) =>
    setBroken([...broken, ...addresses.filter((address) => address !== undefined)]);
  const title = activity.title ? textIn(activity.title, t.locale) : '';
  const wide = usable(activity.image?.b);
  const narrow = usable(activity.image?.s);
  const mascot = usable(activity.image?.mascot);
  const hasPicture = wide !== undefined || narrow !== undefined;
  if (!hasPicture && !title) return null;
  return (
    <div className="stack">
      {hasPicture && (
        <picture className="shelf-picture">
          <source media="(max-width: 599px)" srcSet={narrow ?? wide} />
          <img src={wide ?? narrow} alt={title} onError={() => breaks(wide, narrow)} />
        </picture>
      )}
      {title && (
        // The picture's alternative text is the same title, so screen readers skip this one.
        <p className="notice shelf-title" aria-hidden={hasPicture || undefined}>
          {mascot && <img src={mascot} alt="" width="48" height="48" onError={() => breaks(mascot)} />}
          {title}
        </p>
      )}
    </div>
  );
}
