import type { BuyingText } from '../checkout-texts.ts';
import { LevelTabs } from './LevelTabs.tsx';
import { ProductFacts, ProductNote } from './ProductFacts.tsx';
import { ProductRows } from './ProductRows.tsx';
import type { PeriodFacts } from './use-period.ts';

interface ProductListProps {
  t: BuyingText;
  model: PeriodFacts;
  /** True if the buyer may switch to another level's packages on this page. */
  mayChangeLevel?: boolean | undefined;
  problem?: string | undefined;
}

/**
 * Step 1: the packages of a level, with what they have in common. `src/first-render` renders it as well, before React
 * has loaded.
 */
export function ProductList({ t, model, mayChangeLevel, problem }: ProductListProps) {
  const { shop } = model;
  return (
    <>
      {mayChangeLevel && <LevelTabs t={t} shop={shop} />}
      <ProductFacts t={t} shop={shop} />
      <ProductRows t={t} model={model} problem={problem} />
      <ProductNote t={t} shop={shop} isNew={mayChangeLevel} />
    </>
  );
}
