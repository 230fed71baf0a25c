import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useRef } from 'react';
import type { Dependencies } from '../../app/dependencies.ts';
import { useModel } from '../../app/use-model.ts';
import { formatUsd } from '../../core/money.ts';
import { formatDateTime } from '../../core/time.ts';
import { href } from '../../routes/href.ts';
import type { PendingPayment } from '../../stores/pending-payment.ts';
import { adoptStyle } from '../../ui/adopt-style.ts';
import { paintHorizon, RISEN } from '../../ui/horizon/horizon.ts';
import '../../ui/feedback/progress.css';
import { Sentence } from '../../ui/feedback/Sentence.tsx';
import { createWaitingPayment } from './model.ts';
import type { WaitingPaymentText } from './texts.ts';
import css from './waiting-payment.css?inline';

adoptStyle(css);

const createModel = (dependencies: Dependencies) => createWaitingPayment(dependencies, pause);

/** Watches for the payment, and shows its state. */
export function Watch({ t }: { t: WaitingPaymentText }) {
  const model = useModel(createModel, t.locale);
  const waiting = useStore(model.$waiting);
  const stop = useRef(new AbortController());
  const watch = useCallback(() => {
    stop.current.abort();
    stop.current = new AbortController();
    void model.watch(stop.current.signal);
  }, [model]);
  useEffect(() => {
    watch();
    return () => stop.current.abort();
  }, [watch]);
  const hasArrived = waiting.kind === 'arrived';
  useEffect(() => {
    if (!hasArrived) return;
    paintHorizon({ state: 'morning', t: RISEN });
    // The heading of `/thanks` is outside this island. It must not say "confirming" any longer.
    const heading = document.querySelector('[data-confirming]');
    if (heading) heading.textContent = t('waiting.arrived.thanks');
  }, [hasArrived, t]);

  if (waiting.kind === 'none') return null;
  const { payment } = waiting;
  const words = waiting.kind === 'signedOut' && !payment.isAnswered ? 'unknown' : waiting.kind;
  return (
    <section className="card stack waiting" aria-label={t('waiting.label')}>
      <div role="status">
        <p className="waiting-title" data-kind={waiting.kind}>
          {t(`waiting.${words}.title`)}
        </p>
        <p className="soft">
          {waiting.kind === 'arrived' ? (
            <Sentence text={t('waiting.arrived.text', { date: newEnd(waiting.ends, waiting.userInfo) })} />
          ) : (
            t(`waiting.${words}.text`)
          )}
        </p>
      </div>
      <p className="soft small figures">
        {t('waiting.order', {
          label: payment.label,
          price: formatUsd(payment.usd, t.locale),
          time: formatDateTime(Math.floor(payment.atMs / 1000)),
          account: payment.account,
        })}
      </p>
      {waiting.kind === 'asking' && <progress aria-label={t('waiting.asking.title')} />}
      {waiting.kind === 'signedOut' && <SignIn t={t} />}
      {waiting.kind === 'arrived' && (
        <p className="row">
          <a className="button" href={href('download', { locale: t.locale })}>
            {t('waiting.arrived.download')}
          </a>
          <a className="button quiet" href={href('account', { locale: t.locale })}>
            {t('waiting.arrived.account')}
          </a>
        </p>
      )}
      {waiting.kind === 'unknown' && (
        <p className="row">
          <a className="button" href={href('account', { locale: t.locale, query: { tab: 'orders' } })}>
            {t('waiting.unknown.orders')}
          </a>
          <button type="button" className="text-button" onClick={model.forget}>
            {t('waiting.unknown.forget')}
          </button>
        </p>
      )}
      {waiting.kind === 'late' && (
        <p className="row">
          <a className="button" href={href('ticketCreate', { locale: t.locale, query: { type: '1' } })}>
            {t('waiting.late.ticket')}
          </a>
          <button type="button" className="button quiet" onClick={watch}>
            {t('waiting.late.again')}
          </button>
          <button type="button" className="text-button" onClick={model.forget}>
            {t('waiting.late.forget')}
          </button>
        </p>
      )}
    </section>
  );
}

/** Login leads to the account, which keeps watching. The login form fills in the account from the stored order. */
function SignIn({ t }: { t: WaitingPaymentText }) {
  return (
    <p className="row">
      <a className="button" href={href('login', { locale: t.locale })}>
        {t('waiting.signedOut.login')}
      </a>
      <a className="button quiet" href={href('touristTicket', { locale: t.locale, query: { type: '1' } })}>
        {t('waiting.late.ticket')}
      </a>
    </p>
  );
}

/** The end of the level that lasts longer now. */
function newEnd(before: PendingPayment['before'], after: { expire: number; expireSVip: number }): string {
  return formatDateTime(after.expireSVip > (before?.expireSVip ?? 0) ? after.expireSVip : after.expire);
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
    signal.addEventListener('abort', () => resolve());
  });
}
