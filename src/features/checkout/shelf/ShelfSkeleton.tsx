import type { BuyingText } from '../checkout-texts.ts';
import type { RouteLevel } from './goods.ts';
import { LevelTabs } from './LevelTabs.tsx';
import { ShelfFacts, ShelfNote } from './ShelfFacts.tsx';
import { createShop } from './shop.ts';

/** The rows with a line more. */
const TALL: Readonly<Record<string, string>> = { d: 'offer', e: 'bonus', f: 'bonus' };

/** A shelf in the page itself, before its goods are known: as many rows as a level usually has, one of them with an offer. */
export function ShelfSkeleton({ t, level, isOpen }: { t: BuyingText; level: RouteLevel; isOpen?: boolean }) {
  const shop = createShop({ send: () => new Promise(() => {}), nowMs: Date.now, serverNowMs: Date.now }, { level });
  return (
    <>
      {isOpen && <LevelTabs t={t} shop={shop} />}
      <ShelfFacts t={t} shop={shop} />
      <div className="rows">
        <p className="visually-hidden" role="status">
          {t('shared.loading')}
        </p>
        {[...(level === 1 ? 'abcdef' : 'ab')].map((name) => (
          <div key={name} className="row-skeleton" data-tall={TALL[name]}>
            <i />
            <i />
          </div>
        ))}
      </div>
      <ShelfNote t={t} shop={shop} />
    </>
  );
}
