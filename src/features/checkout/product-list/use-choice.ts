import { useEffect } from 'react';
import { href } from '#routes/href.ts';
import type { Locale } from '#routes/locales.ts';
import { keepReturnPath } from '#session/guard.ts';
import { withChoice } from './choice.ts';
import type { Shop } from './shop.ts';

/**
 * Keeps the buyer's choice in the address by replacing the current history entry
 * (docs/behaviour/checkout.md#choice-in-the-address). Also adds the choice to links of the page, by their
 * `data-carries`:
 * - `method`: the link leads to another level and takes the method along.
 * - `return`: the link leads to the log-in, and the choice becomes part of the return path.
 * - `suggested`: the same, but a package that is only suggested is taken along as well.
 */
export function useChoiceInAddress({ $choice, $level, $productKey }: Shop, locale: Locale): void {
  useEffect(() => {
    const stop = $choice.listen((choice) => {
      const address = new URL(location.href);
      address.search = withChoice(location.search, choice);
      if (address.href !== location.href) history.replaceState(history.state, '', address);
    });
    const carry = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-carries]');
      if (!link) return;
      const { method, level, ...chosen } = $choice.get();
      const product =
        chosen.product ?? (link.dataset.carries === 'suggested' ? $productKey.get()?.toString() : undefined);
      if (link.dataset.carries === 'method') link.search = withChoice(location.search, { method });
      else if (product || method || level) {
        keepReturnPath(href('packages', { locale, params: { level: $level.get() }, query: { product, method } }));
      }
    };
    // `auxclick` covers the middle button, which opens a new tab, and the right button, whose menu can open one.
    for (const press of ['click', 'auxclick'] as const) document.addEventListener(press, carry);
    return () => {
      stop();
      for (const press of ['click', 'auxclick'] as const) document.removeEventListener(press, carry);
    };
  }, [$choice, $level, $productKey, locale]);
}
