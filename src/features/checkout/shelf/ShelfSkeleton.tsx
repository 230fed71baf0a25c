import type { BuyingText } from '../checkout-texts.ts';
import type { RouteLevel } from './goods.ts';
import { LevelTabs } from './LevelTabs.tsx';
import { ShelfFacts, ShelfNote } from './ShelfFacts.tsx';
import { createShop } from './shop.ts';

/** The package list in the static page, before the goods are known. It has as many rows as the level usually has. */
export function ShelfSkeleton({ t, level, isOpen }: { t: BuyingText; level: RouteLevel; isOpen?: boolean }) {
  const shop = createShop({ send: () => new Promise(() => {}), serverNowMs: Date.now }, { level });
  return (
    <>
      {isOpen && <LevelTabs t={t} shop={shop} />}
      <ShelfFacts t={t} shop={shop} />
      <div className="rows">
        <p className="visually-hidden" role="status">
          {t('shared.loading')}
        </p>
        {[...(level === 1 ? 'abCDEF' : 'aB')].map((name) => (
          <div key={name} className="row-skeleton">
            <i />
            <i />
          </div>
        ))}
      </div>
      <ShelfNote t={t} shop={shop} isNew={isOpen} />
    </>
  );
}
