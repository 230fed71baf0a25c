import { useStore } from '@nanostores/react';
import type { TextsOf } from '#i18n/namespaces.ts';
import { loadTexts } from '#i18n/text.ts';
import { LazyPart } from '#ui/feedback/LazyPart.tsx';
import type { SlipProps } from './SlipLines.tsx';
import './slip.css';

const TEXTS = import.meta.glob<TextsOf<'slip'>>('/locales/*/slip.json', { import: 'default' });

/**
 * The order summary: what is bought, until when, and what it costs (docs/behaviour/checkout.md#order-summary). Its lines are
 * loaded once the packages have arrived. Their space is reserved before that.
 */
export function Slip(props: SlipProps) {
  const { t, model } = props;
  const goods = useStore(model.shop.$goods);
  return (
    <section className="slip" aria-label={t('slip')}>
      {goods.kind !== 'loading' && (
        <LazyPart t={t} load={() => import('./SlipLines.tsx')} texts={() => loadTexts(TEXTS, t.locale)}>
          {({ SlipLines }, say) => <SlipLines {...props} say={say} />}
        </LazyPart>
      )}
    </section>
  );
}
