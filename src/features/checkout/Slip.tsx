import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { SlipProps } from './SlipLines.tsx';
import { useLate } from './use-late.ts';
import './slip.css';

/**
 * What is bought, until when, and what it costs: the order as one slip (docs/behaviour/checkout.md#slip). Its lines are fetched once the
 * packages stand, in the room that is kept for them.
 */
export function Slip(props: SlipProps) {
  const { t, model } = props;
  const goods = useStore(model.shop.$goods);
  const { state, fetchPart } = useLate(async () => {
    const [{ SlipLines }, { loadTexts }] = await Promise.all([import('./SlipLines.tsx'), import('./late-texts.ts')]);
    return { SlipLines, say: await loadTexts('slip', t.locale) };
  });
  const isReady = goods.kind === 'ready';
  useEffect(() => {
    if (isReady) fetchPart();
  }, [isReady, fetchPart]);
  return (
    <section className="slip" aria-label={t('slip')}>
      {state.kind === 'ready' && <state.value.SlipLines {...props} say={state.value.say} />}
    </section>
  );
}
