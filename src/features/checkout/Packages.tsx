import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { IslandKey } from '../../i18n/namespaces.ts';
import type { Dependencies } from '../../stores/dependencies.ts';
import { type IslandProps, TextProvider, useText } from '../../ui/island/TextProvider.tsx';
import { useModel } from '../../ui/island/use-model.ts';
import { browserHandOff, wantedProduct } from './browser.ts';
import type { RouteLevel } from './goods.ts';
import { OrderStatus, PaymentPage } from './OrderStatus.tsx';
import { PayBar } from './PayBar.tsx';
import { PaymentMethods } from './PaymentMethods.tsx';
import { labelOf, ProductCards } from './ProductCards.tsx';
import { createPackages } from './packages-model.ts';
import { UpgradeOption } from './UpgradeOption.tsx';

interface PackagesProps extends IslandProps {
  /** From the route: 1, 2 or 3. */
  level: RouteLevel;
}

/** A member chooses and pays (spec §2, Packages): steps 1 and 2; the comparison below is part of the page. */
export function Packages({ level, ...props }: PackagesProps) {
  return (
    <TextProvider {...props}>
      <PackagesForm level={level} />
    </TextProvider>
  );
}

function PackagesForm({ level }: { level: RouteLevel }) {
  const t = useText<IslandKey<'checkout'>>();
  const model = useModel((dependencies: Dependencies) => createPackages(dependencies, browserHandOff(), level));
  const { shop, order } = model;
  const product = useStore(shop.$product);
  const isPaused = useStore(shop.$isPaused);
  const isUpgrade = useStore(model.$isUpgrade);
  const totalUsd = useStore(model.$totalUsd);
  const isBusy = useStore(order.submit.$isBusy);
  const state = useStore(order.$state);
  const merchant = useStore(shop.$merchant);
  const [missing, setMissing] = useState<1 | 3 | null>(null);
  useEffect(() => model.load(wantedProduct()), [model]);
  if (state.kind === 'page') return <PaymentPage html={state.html} onLeave={order.reopen} />;

  const label = product ? labelOf(product, t) : undefined;
  const alert = missing === 1 && !product ? t('alert.1') : missing === 3 && !merchant ? t('alert.3') : undefined;
  return (
    <form
      className="checkout"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        const lacking = model.pay(label ?? '');
        setMissing(lacking);
        if (lacking) form.querySelector<HTMLElement>(lacking === 1 ? '[name=product]' : '[name=merchant]')?.focus();
      }}
    >
      <section className="step">
        <h2 data-step="1">{t('step.product')}</h2>
        <ProductCards shop={shop} onRetry={() => model.load(wantedProduct())} />
        <UpgradeOption model={model} />
      </section>
      <section className="step">
        <h2 data-step="2">{t('step.payment')}</h2>
        <PaymentMethods shop={shop} problem={missing === 3 ? alert : undefined} />
        <OrderStatus order={order} onAgain={() => model.pay(label ?? '')} />
        {missing === 1 && alert && (
          <p className="notice" data-tone="danger" role="alert">
            {alert}
          </p>
        )}
      </section>
      <PayBar
        label={label}
        totalUsd={totalUsd}
        isEstimate={isUpgrade}
        isBusy={isBusy || state.kind === 'sent'}
        isOff={isPaused}
      />
    </form>
  );
}
