import type { PaidOrder, UserInfo } from '#contract/account.ts';
import type { TextsOf } from '#i18n/namespaces.ts';
import { loadTexts } from '#i18n/text.ts';
import { LazyPart } from '#ui/feedback/LazyPart.tsx';
import type { AccountText } from '../account-texts.ts';
import type { ViewInAddress } from './use-view.ts';

const TEXTS = import.meta.glob<TextsOf<'receipt'>>('/locales/*/receipt.json', { import: 'default' });

interface ReceiptPartProps {
  t: AccountText;
  info: UserInfo;
  address: ViewInAddress;
  nowSeconds: number;
}

/** The receipt that the address names. It takes the place of the whole screen (docs/behaviour/account.md#receipt). */
export function ReceiptPart({ t, info, address, nowSeconds }: ReceiptPartProps) {
  const { view, hasMoved, leaveReceipt } = address;
  const { receipt } = view;
  if (!receipt) return null;
  return (
    <div className="wrap page">
      <h1 className="visually-hidden">{t('title')}</h1>
      <LazyPart t={t} load={() => import('./ReceiptView.tsx')} texts={() => loadTexts(TEXTS, t.locale)} lines={7}>
        {({ ReceiptView }, say) => (
          <ReceiptView
            t={t}
            say={say}
            key={receipt}
            order={orderOf(info, receipt)}
            info={info}
            nowSeconds={nowSeconds}
            takesFocus={hasMoved}
            onLeave={leaveReceipt}
          />
        )}
      </LazyPart>
    </div>
  );
}

/**
 * The order as the account lists it. If the account does not list it, the result is only the number from the address.
 */
function orderOf({ pays }: UserInfo, receipt: string): Partial<PaidOrder> & Pick<PaidOrder, 'id'> {
  return pays.find(({ id }) => String(id) === receipt) ?? { id: receipt };
}
