import { useStore } from '@nanostores/react';
import { type Ref, useEffect } from 'react';
import { useTitle } from '#app/use-title.ts';
import { Icon } from '#icons/Icon.tsx';
import { iconCheck, iconChevronRight, iconInfo } from '#icons/icons.ts';
import { isUpgrade } from '#order/order.ts';
import { useWatch } from '#order/use-watch.ts';
import { type OrderProps, onceOf, titleOf, wordsOf } from '#order/words.ts';
import { href } from '#routes/href.ts';
import { $session } from '#session/session.ts';
import { Actions, AIDED } from './Actions.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { OrderDetails } from './OrderDetails.tsx';
import { OrderSteps } from './OrderSteps.tsx';
import { showOrderState } from './order-picture.ts';
import type { ThanksText } from './thanks-texts.ts';
import './order-page.css?adopt';

interface OrderPageProps {
  t: ThanksText;
  /** Gets the rendered element once it exists, so that the element can replace the page's general text. */
  ref: Ref<HTMLDivElement>;
}

/** Watches for the payment, and shows what is known of the order, in words and in the picture above them. */
export function OrderPage({ t, ref }: OrderPageProps) {
  const watch = useWatch(t.locale, true);
  const { known } = watch;
  const { kind, sinceMs } = known?.order ?? {};
  useEffect(() => {
    // biome-ignore lint/plugin/clock: this device's clock tells how old an order is
    if (kind && sinceMs !== undefined) showOrderState(kind, Date.now() - sinceMs);
  }, [kind, sinceMs]);
  return known && <Known {...known} t={t} ref={ref} watch={watch} />;
}

/**
 * Shows all that is known of an order: its state, what happens next, and what to do
 * (docs/behaviour/checkout.md#thanks).
 */
function Known({ t, ref, watch, ...known }: OrderProps & OrderPageProps & { watch: ReturnType<typeof useWatch> }) {
  const { order, say } = known;
  const title = titleOf(known);
  const once = onceOf(known);
  const hasDevices = (useStore($session)?.userInfo?.device.length ?? 0) > 0;
  const isFirst = order.kind === 'arrived' && !hasDevices;
  const actions = { ...known, t, hasDevices, onWaitOn: watch.waitOn };
  useTitle(title);
  return (
    <div ref={ref} className="thanks">
      <div className="thanks-words">
        <div className="page-head" role="status">
          {order.kind === 'arrived' && (
            <p className="thanks-paid">
              <Icon path={iconCheck} />
              {say('paid')}
            </p>
          )}
          <h1>{title}</h1>
          <p className="lede">{ledeOf(known, hasDevices)}</p>
        </div>
        {!['sending', 'unknown', 'arrived'].includes(order.kind) && <OrderSteps {...known} t={t} watch={watch} />}
        <div className="acts">
          <Actions {...actions} />
        </div>
        {once && order.kind === 'unknown' && (
          <p className="notice thanks-once">
            <Icon path={iconInfo} />
            {once}
          </p>
        )}
      </div>
      <OrderDetails {...known} t={t} />
      {isFirst && <FirstSteps {...known} />}
      {order.kind !== 'arrived' && order.kind !== 'sending' && (
        <div className="aids">
          {AIDED.map((aid) => (
            <section key={aid}>
              <h2>{say(`aid.${aid}`)}</h2>
              <p>{say(`aid.${aid}Text`)}</p>
              <p className="acts">
                <Actions {...actions} aid={aid} />
              </p>
            </section>
          ))}
        </div>
      )}
      <a className="go thanks-home" href={href('landing', { locale: t.locale })}>
        {say('home')}
        <Icon path={iconChevronRight} />
      </a>
    </div>
  );
}

/** The text below the heading. */
function ledeOf({ order, say }: OrderProps, hasDevices: boolean): string {
  const words = wordsOf(order);
  if (words === 'arrived') {
    if (!hasDevices) return say('arrived.first');
    return say(isUpgrade(order.placed) ? 'arrived.upgraded' : 'arrived.renewed');
  }
  return say(words === 'waiting' && !hasDevices ? 'waiting.first' : `${words}.text`);
}
