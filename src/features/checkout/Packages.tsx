import { useStore } from '@nanostores/react';
import { useCallback, useEffect } from 'react';
import { Island, type IslandProps } from '#app/Island.tsx';
import { useModel } from '#app/use-model.ts';
import { CheckoutForm } from './CheckoutForm.tsx';
import type { PackagesText, packagesTexts } from './checkout-texts.ts';
import { createPackages } from './packages-model.ts';
import { paymentBrowser } from './pay/use-pay-parts.ts';
import { readChoice } from './product-list/choice.ts';
import type { RouteLevel } from './product-list/product-rules.ts';
import { useChoiceInAddress } from './product-list/use-choice.ts';
import { UpgradeOption } from './upgrade/UpgradeOption.tsx';
import { shownDays } from './upgrade/upgrade.ts';

interface PackagesProps extends IslandProps<typeof packagesTexts> {
  /** The level of the route: 1, 2 or 3. */
  level: RouteLevel;
}

/** Lets a member choose a package and pay for it (docs/behaviour/checkout.md#packages-screens). */
export function Packages({ level, fallback, ...props }: PackagesProps) {
  return <Island {...props}>{(t) => <PackagesForm t={t} level={level} fallback={fallback} />}</Island>;
}

function PackagesForm({ t, level, fallback }: { t: PackagesText } & Pick<PackagesProps, 'level' | 'fallback'>) {
  const model = useModel((dependencies) => createPackages(dependencies, paymentBrowser(t.locale), level), t.locale);
  const isUpgrade = useStore(model.$isUpgrade);
  const credit = useStore(model.$credit);
  const load = useCallback(() => model.load(readChoice(location.search)), [model]);
  useChoiceInAddress(model.shop, t.locale);
  useEffect(load, [load]);
  return (
    <CheckoutForm
      t={t}
      model={model}
      credit={isUpgrade && credit ? { days: shownDays(credit.creditDays), usd: credit.offsetUsd } : undefined}
      onRetry={load}
      fallback={fallback}
      below={<UpgradeOption t={t} model={model} />}
    />
  );
}
