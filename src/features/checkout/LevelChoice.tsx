import { useStore } from '@nanostores/react';
import type { RouteLevel } from './goods.ts';
import type { Shop } from './shop.ts';
import type { RegisterText } from './texts.ts';

const LEVELS: readonly RouteLevel[] = [1, 2, 3];

/** Lets a visitor choose which level's packages to see; members have a page for each. Absent when only level 1 is sold. */
export function LevelChoice({ t, shop }: { t: RegisterText; shop: Shop }) {
  const level = useStore(shop.$level);
  const goods = useStore(shop.$goods);
  const hasPremium = useStore(shop.$hasPremium);
  // Most shelves have all levels, so its place is kept.
  if (goods.kind === 'loading') return <div className="segments" />;
  if (!hasPremium) return null;
  return (
    <>
      <fieldset className="segments">
        <legend className="visually-hidden">{t('level.label')}</legend>
        {LEVELS.map((each) => (
          <button key={each} type="button" aria-pressed={each === level} onClick={() => shop.showLevel(each)}>
            {t(`level.${each}`)}
          </button>
        ))}
      </fieldset>
      {level !== 1 && <p className="soft small">{t('level.inviteOnly')}</p>}
    </>
  );
}
