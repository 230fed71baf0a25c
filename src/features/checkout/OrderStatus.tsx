import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { leavesOpen } from '../../api/leaves-open.ts';
import { formatDateTime } from '../../core/time.ts';
import { href } from '../../routes/href.ts';
import { readToken } from '../../stores/session.ts';
import { showToast } from '../../stores/toasts.ts';
import { ConfirmDialog } from '../../ui/controls/Dialog.tsx';
import { FormFailure } from '../../ui/form/FormFailure.tsx';
import type { Order } from './order.ts';
import type { OpenedPage } from './payment-page.ts';
import type { BuyingText } from './texts.ts';

/** What became of an order, above the pay button: why it failed, or the question whether to order the same package again. */
export function OrderStatus({ t, order }: { t: BuyingText; order: Order }) {
  const state = useStore(order.$state);
  const failure = useStore(order.submit.$failure);
  const earlier = state.kind === 'again' ? state.earlier : undefined;
  const isLost = earlier?.isAnswered === false;
  const said = state.kind === 'sent' ? (state.isToPayment ? 'pay.sent' : 'pay.thanks') : undefined;
  useEffect(() => {
    if (said) showToast('success', t(said));
  }, [said, t]);
  return (
    <>
      <FormFailure t={t} failure={failure}>
        {leavesOpen(failure) && (
          <p>
            {t('again.lost.notice')} <LookFirst t={t} />
          </p>
        )}
      </FormFailure>
      {state.kind === 'late' && <Late t={t} onAgain={() => void order.leaveAgain()} />}
      <ConfirmDialog
        t={t}
        title={t(isLost ? 'again.lost.title' : 'again.title')}
        isOpen={earlier !== undefined}
        confirmLabel={t('again.confirm')}
        onClose={() => state.kind === 'again' && order.reopen()}
        onConfirm={() => void order.payAgain()}
      >
        <p>{isLost ? t('again.lost.text', { time: formatDateTime(earlier.atMs / 1000) }) : t('again.text')}</p>
        <p>
          <LookFirst t={t} />
        </p>
      </ConfirmDialog>
    </>
  );
}

/** Where a buyer can see whether an order was placed: a new one logs in, which works once their account is there. */
function LookFirst({ t }: { t: BuyingText }) {
  return readToken() ? (
    <a href={href('account', { locale: t.locale, query: { tab: 'orders' } })}>{t('again.account')}</a>
  ) : (
    <a href={href('login', { locale: t.locale })}>{t('again.login')}</a>
  );
}

interface PaymentPageProps {
  t: BuyingText;
  page: Extract<OpenedPage, { kind: 'frame' }>;
  onLeave(): void;
}

/** Takes the form's place while a payment page runs in a frame, with ways on if it stays empty. */
export function PaymentPage({ t, page, onLeave }: PaymentPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const title = t('page.title');
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
    return host.current ? page.show(host.current, title) : undefined;
  }, [page, title]);
  return (
    <section className="payment-page" aria-label={title}>
      <div className="row spread">
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <button type="button" className="button quiet slim" onClick={onLeave}>
          {t('page.leave')}
        </button>
      </div>
      <p className="soft">
        {t('page.text')} <Help t={t} />
      </p>
      <div ref={host} className="payment-frame" />
    </section>
  );
}

/** The page was left for payment, and is still here: what that may mean, and what to do. */
function Late({ t, onAgain }: { t: BuyingText; onAgain(): void }) {
  const place = useRef<HTMLDivElement>(null);
  // On a phone the pay bar would lie over it.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={place} className="notice" role="status">
      <div className="stack">
        <p>
          {t('late.text')} <Help t={t} />
        </p>
        <p className="row">
          <button type="button" className="button quiet slim" onClick={onAgain}>
            {t('late.again')}
          </button>
        </p>
      </div>
    </div>
  );
}

function Help({ t }: { t: BuyingText }) {
  return <a href={href(readToken() ? 'ticketCreate' : 'touristTicket', { locale: t.locale })}>{t('late.help')}</a>;
}
