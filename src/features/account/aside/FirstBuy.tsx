import type { ReactNode } from 'react';
import { href } from '#routes/href.ts';
import '#styles/list.css?adopt';
import type { AccountText } from '../account-texts.ts';
import { Links } from './Links.tsx';

/** All that a member needs who has nothing yet: prices, the packages of each level, and help. Also painted before React. */
export function FirstBuy({ t, children }: { t: AccountText; children: ReactNode }) {
  const { locale } = t;
  return (
    <>
      {children && <section className="card account-prices">{children}</section>}
      <Links
        ways={[
          ...([1, 2, 3] as const).map(
            (level) => [t(`links.packages${level}`), href('packages', { locale, params: { level } })] as const,
          ),
          [t('links.paid'), href('help', { locale, hash: 'payment-not-credited' })],
        ]}
      />
    </>
  );
}
