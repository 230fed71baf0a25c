import { useStore } from '@nanostores/react';
import { useCallback, useEffect } from 'react';
import { adoptStyle } from '../../browser/adopt-style.ts';
import css from '../../components/horizon/horizon.css?inline';
import { horizonOf, paintHorizon } from '../../components/horizon/horizon.ts';
import { Island, type IslandProps } from '../../island/Island.tsx';
import { useModel } from '../../island/use-model.ts';
import { $session, momentsOf, type Session } from '../../stores/session.ts';
import { CheckoutForm } from './CheckoutForm.tsx';
import { readChoice } from './choice.ts';
import type { RouteLevel } from './goods.ts';
import { createPackages } from './packages-model.ts';
import type { PackagesText, packagesTexts } from './texts.ts';
import { UpgradeOption } from './UpgradeOption.tsx';
import { shownDays } from './upgrade.ts';
import { useChoiceInAddress } from './use-choice.ts';
import { browserHandOff } from './use-hand-off.ts';

// Of the sky over the page.
adoptStyle(css);

interface PackagesProps extends IslandProps<typeof packagesTexts> {
  /** From the route: 1, 2 or 3. */
  level: RouteLevel;
}

/** A member chooses and pays (docs/behaviour/checkout.md#packages-screens). */
export function Packages({ level, ...props }: PackagesProps) {
  return <Island {...props}>{(t) => <PackagesForm t={t} level={level} />}</Island>;
}

function PackagesForm({ t, level }: { t: PackagesText; level: RouteLevel }) {
  const model = useModel((dependencies) => createPackages(dependencies, browserHandOff(t.locale), level), t.locale);
  const isUpgrade = useStore(model.$isUpgrade);
  const credit = useStore(model.$credit);
  const load = useCallback(() => model.load(readChoice(location.search)), [model]);
  useChoiceInAddress(model.shop, t.locale);
  useEffect(load, [load]);
  useEffect(() => $session.subscribe(paintSky), []);
  return (
    <CheckoutForm
      t={t}
      model={model}
      credit={isUpgrade && credit ? { days: shownDays(credit.creditDays), usd: credit.offsetUsd } : undefined}
      onRetry={load}
      below={<UpgradeOption t={t} model={model} />}
    />
  );
}

/** How much of the membership is left, by what this tab knows of the member. */
function paintSky(session: Session | null): void {
  const info = session?.userInfo;
  paintHorizon(info ? horizonOf(info, momentsOf(info)) : { state: 'unknown', t: 1 });
}
