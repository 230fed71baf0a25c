import { useStore } from '@nanostores/react';
import type { TextsOf } from '#i18n/namespaces.ts';
import { loadTexts } from '#i18n/text.ts';
import { LazyPart } from '#ui/feedback/LazyPart.tsx';
import type { SlipProps } from './SlipLines.tsx';
import './slip.css';

const TEXTS = import.meta.glob<TextsOf<'slip'>>('/locales/*/slip.json', { import: 'default' });

/**
 * What is bought, until when, and what it costs: the order as one slip (docs/behaviour/checkout.md#slip). Its lines are
 * loaded once the packages have answered, into space that is reserved for them.
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
