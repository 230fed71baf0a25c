import type { BuyingText } from '../checkout-texts.ts';
import { LevelTabs } from './LevelTabs.tsx';
import { ProductRows } from './ProductRows.tsx';
import { ShelfFacts, ShelfNote } from './ShelfFacts.tsx';
import type { PeriodFacts } from './use-period.ts';

interface ShelfProps {
  t: BuyingText;
  model: PeriodFacts;
  /** True if the buyer may switch to another level's packages on this page. */
  isOpen?: boolean | undefined;
  problem?: string | undefined;
}

/**
 * Step 1: the packages of a level, with what they have in common. `src/painters` renders it as well, before React has
 * loaded.
 */
export function Shelf({ t, model, isOpen, problem }: ShelfProps) {
  const { shop } = model;
  return (
    <>
      {isOpen && <LevelTabs t={t} shop={shop} />}
      <ShelfFacts t={t} shop={shop} />
      <ProductRows t={t} model={model} problem={problem} />
      <ShelfNote t={t} shop={shop} isNew={isOpen} />
    </>
  );
}
