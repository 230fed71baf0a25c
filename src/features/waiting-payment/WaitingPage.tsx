import { useStore } from '@nanostores/react';
import type { ToldOrder } from '#app/use-own-order.ts';
import { useTitle } from '#app/use-title.ts';
import { type OrderWords, onceOf, titleOf, wordsOf } from '#i18n/order-words.ts';
import { Icon } from '#icons/Icon.tsx';
import { iconChevronRight, iconWarning } from '#icons/icons.ts';
import { href } from '#routes/href.ts';
import { $session } from '#session/session.ts';
import { Actions } from './Actions.tsx';
import { ASKS } from './asks.ts';
import { FirstSteps, ScanForPhone } from './FirstSteps.tsx';
import type { Look } from './model.ts';
import { PaymentTicket } from './PaymentTicket.tsx';
import type { WaitingPaymentText } from './texts.ts';
import { Way } from './Way.tsx';
import './waiting-payment.css?adopt';

interface WaitingPageProps extends ToldOrder {
  t: WaitingPaymentText;
  /** When the server was asked last. */
  look: Look | undefined;
  isAsking: boolean;
  onWaitOn(): void;
}

/**
 * All that is known of an order: what it is, what happens next and until when, and what to do
 * (docs/behaviour/checkout.md#thanks).
 */
export function WaitingPage({ t, say, own, look, isAsking, onWaitOn }: WaitingPageProps) {
  const words = wordsOf(own);
  useTitle(titleOf(say, own));
  const hasDevices = (useStore($session)?.userInfo?.device.length ?? 0) > 0;
  const once = onceOf(say, own);
  const isFirst = words === 'arrived' && !hasDevices;
  return (
    <div className="thanks">
      <div className="thanks-words">
        <div role="status">
          <h1>{titleOf(say, own)}</h1>
          <p className="lede">{say(ledeOf(words, hasDevices))}</p>
        </div>
        {once && (
          <p className="waiting-once">
            <Icon path={iconWarning} />
            {once}
          </p>
        )}
        {isFirst && <FirstSteps say={say} payment={own.payment} />}
        {words !== 'unknown' && words !== 'arrived' && (
          <Way t={t} say={say} own={own} look={look} isAsking={isAsking} />
        )}
        <Actions t={t} say={say} own={own} hasDevices={hasDevices} onWaitOn={onWaitOn} />
        {isFirst && <ScanForPhone say={say} />}
      </div>
      <div className="thanks-side">
        <PaymentTicket t={t} say={say} own={own} />
        {words !== 'arrived' && (
          <nav aria-label={say('asks.label')}>
            <ul className="asks">
              {ASKS.map(({ text, hash }) => (
                <li key={hash}>
                  <a href={href('faq', { locale: say.locale, hash })}>
                    {say(text)}
                    <Icon path={iconChevronRight} />
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </div>
  );
}

/** The key of what is said below the heading. */
function ledeOf(words: OrderWords, hasDevices: boolean) {
  if (words === 'arrived') return hasDevices ? 'arrived.renewed' : 'arrived.first';
  if (words === 'waiting' && !hasDevices) return 'waiting.first';
  return `${words}.text` as 'waiting.text';
}
