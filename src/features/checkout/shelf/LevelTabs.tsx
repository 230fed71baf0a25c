import { useStore } from '@nanostores/react';
import { useTitle } from '#app/use-title.ts';
import type { BuyingText } from '../checkout-texts.ts';
import { KINDS, kindKey, type RouteLevel, TABS, tabOf } from './goods.ts';
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
  const tab = (to: RouteLevel, isOn: boolean, name: string) => (
    <button key={to} type="button" aria-pressed={isOn} onClick={() => shop.showLevel(to)}>
      {name}
    </button>
  );
  return (
    <>
      <fieldset className="levels">
        <legend className="visually-hidden">{t('level.label')}</legend>
        {TABS.map((to) => tab(to, to === tabOf(level), t(`level.${to}`)))}
      </fieldset>
      {level !== 1 && (
        <fieldset className="kinds">
          <legend className="visually-hidden">{t('level.2')}</legend>
          {KINDS.map((to) => tab(to, to === level, t(kindKey(to))))}
        </fieldset>
      )}
    </>
  );
}
