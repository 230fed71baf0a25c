import { useStore } from '@nanostores/react';
import type { IslandKey } from '../../i18n/namespaces.ts';
import { useText } from '../../ui/island/TextProvider.tsx';
import type { RouteLevel } from './goods.ts';
import type { Shop } from './shop.ts';

const LEVELS: readonly RouteLevel[] = [1, 2, 3];

/** Which level's packages a visitor looks at; members have a page for each. Absent when only level 1 is sold. */
export function ShelfChoice({ shop }: { shop: Shop }) {
  const t = useText<IslandKey<'checkout'>>();
  const level = useStore(shop.$level);
  const hasPremium = useStore(shop.$hasPremium);
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
