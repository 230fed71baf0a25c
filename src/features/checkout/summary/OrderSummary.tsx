import { useStore } from '@nanostores/react';
import type { TextsOf } from '#i18n/namespaces.ts';
import { loadTexts } from '#i18n/text.ts';
import { LazyPart } from '#ui/feedback/LazyPart.tsx';
import type { SummaryProps } from './SummaryLines.tsx';
import './order-summary.css';

const TEXTS = import.meta.glob<TextsOf<'orderSummary'>>('/locales/*/orderSummary.json', { import: 'default' });

/**
 * The order summary: what is bought, until when, and what it costs (docs/behaviour/checkout.md#order-summary). Its lines are
 * loaded once the packages have arrived. Their space is reserved before that.
 */
export function OrderSummary(props: SummaryProps) {
  const { t, model } = props;
  const goods = useStore(model.shop.$goods);
  return (
    <section className="order-summary" aria-label={t('orderSummary')}>
      {goods.kind !== 'loading' && (
        <LazyPart t={t} load={() => import('./SummaryLines.tsx')} texts={() => loadTexts(TEXTS, t.locale)}>
          {({ SummaryLines }, say) => <SummaryLines {...props} say={say} />}
        </LazyPart>
      )}
    </section>
  );
}
