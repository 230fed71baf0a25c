import type { BuyingText } from '../checkout-texts.ts';
import { LevelTabs } from './LevelTabs.tsx';
import { ProductFacts, ProductNote } from './ProductFacts.tsx';
import type { RouteLevel } from './product-rules.ts';
import { createShop } from './shop.ts';

/** The package list in the static page, before the goods are known. It has as many rows as the level usually has. */
export function ProductListSkeleton({
  t,
  level,
  mayChangeLevel,
}: {
  t: BuyingText;
  level: RouteLevel;
  mayChangeLevel?: boolean;
}) {
  const shop = createShop({ send: () => new Promise(() => {}), serverNowMs: Date.now }, { level });
  return (
    <>
      {mayChangeLevel && <LevelTabs t={t} shop={shop} />}
      <ProductFacts t={t} shop={shop} />
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
      <ProductNote t={t} shop={shop} isNew={mayChangeLevel} />
    </>
  );
}
