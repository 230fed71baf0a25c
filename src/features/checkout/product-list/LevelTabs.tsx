import { useStore } from '@nanostores/react';
import { useTitle } from '#app/use-title.ts';
import type { BuyingText } from '../checkout-texts.ts';
import { LEVELS } from './product-rules.ts';
import type { Shop } from './shop.ts';
import '#styles/seg.css';

/**
 * Lets a visitor choose the level whose packages are shown. Members have a page for each level instead. Nothing is
 * shown if only level 1 is sold.
 */
export function LevelTabs({ t, shop }: { t: BuyingText; shop: Shop }) {
  const level = useStore(shop.$level);
  const goods = useStore(shop.$goods);
  const hasPremium = useStore(shop.$hasPremium);
  useTitle(level > 1 ? t(`level.${level}`) : undefined);
  if (goods.kind === 'ready' && !hasPremium) return null;
  return (
    <fieldset className="seg" aria-label={t('level.label')}>
      {LEVELS.map((to) => (
        <button key={to} type="button" aria-pressed={to === level} onClick={() => shop.showLevel(to)}>
          {t(`level.${to}`)}
        </button>
      ))}
    </fieldset>
  );
}
