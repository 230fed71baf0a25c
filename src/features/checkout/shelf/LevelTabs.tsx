import { useStore } from '@nanostores/react';
import { useTitle } from '../../../app/use-title.ts';
import type { BuyingText } from '../texts.ts';
import { LEVELS } from './goods.ts';
import type { Shop } from './shop.ts';

/**
 * Lets a visitor choose which level's packages to see; members have a page per level. Not shown if only level 1 is
 * sold.
 */
export function LevelTabs({ t, shop }: { t: BuyingText; shop: Shop }) {
  const level = useStore(shop.$level);
  const goods = useStore(shop.$goods);
  const hasPremium = useStore(shop.$hasPremium);
  useTitle(level > 1 ? t(`level.${level}`) : undefined);
  if (goods.kind === 'ready' && !hasPremium) return null;
  return (
    <fieldset className="levels">
      <legend className="visually-hidden">{t('level.label')}</legend>
      {LEVELS.map((each) => (
        <button key={each} type="button" aria-pressed={each === level} onClick={() => shop.showLevel(each)}>
          {t(`level.${each}`)}
        </button>
      ))}
    </fieldset>
  );
}
