import type { ReactNode } from 'react';
import type { UserInfo } from '#contract/account.ts';
import { DEVICE_PLACES } from '#core/device-places.ts';
import { href } from '#routes/href.ts';
import '#styles/list.css?adopt';
import '#ui/feedback/progress.css?adopt';
import type { AccountText } from '../account-texts.ts';
import { basicUse } from '../records/free-places.ts';
import './aside.css?adopt';
import type { Card } from './cards.ts';
import { Links } from './Links.tsx';
import { isUsedUp } from './traffic.ts';

interface AsideProps extends Record<Exclude<Card, 'places'>, ReactNode> {
  t: AccountText;
  info: UserInfo;
  cards: readonly Card[];
}

/** The cards beside the records (`cardsOf`). Also painted before React (`src/painters`), the parts on demand without content. */
export function Aside({ t, info, cards, ...parts }: AsideProps) {
  if (cards.length === 0) return null;
  return (
    <aside className="aside account-aside" aria-label={t('aside')}>
      {cards.map((card) => (
        <section key={card} className={`card account-card account-${card}`}>
          {card === 'places' ? <Places t={t} info={info} /> : parts[card]}
          {card === 'data' && <Links ways={isUsedUp(info) ? waysOut(t) : waysOn(t, info)} />}
        </section>
      ))}
    </aside>
  );
}

/** How many of Basic's places are taken, where that is certain, and what to do next. */
function Places({ t, info: { device } }: Pick<AsideProps, 't' | 'info'>) {
  const { locale } = t;
  const kinds = (['desktop', 'phone'] as const).map((kind) => ({
    kind,
    used: basicUse(device)[kind],
    most: DEVICE_PLACES.basic[kind],
  }));
  const isFree = kinds.some(({ used, most }) => used < most);
  return (
    <>
      <h2>{t('devices.free')}</h2>
      {kinds.every(({ used, most }) => used <= most) &&
        kinds.map(({ kind, used, most }) => (
          <p key={kind} className="account-place">
            {t(`devices.platform.${kind}`)}
            <span className="figures">
              {used} / {most}
            </span>
            <progress value={used} max={most} aria-hidden="true" />
          </p>
        ))}
      <Links
        ways={[
          ...(isFree ? [[t('devices.add'), href('download', { locale })] as const] : []),
          [
            t('links.premium', { devices: DEVICE_PLACES.premium.clients }),
            href('packages', { locale, params: { level: 2 } }),
          ],
          [t('links.invite'), href('invite', { locale })],
        ]}
      />
    </>
  );
}

/** What helps who has no data left. */
function waysOut(t: AccountText) {
  return [
    [t('links.change'), href('packages', { locale: t.locale, params: { level: 2 } })],
    [t('end.ticket'), href('ticketCreate', { locale: t.locale })],
  ] as const;
}

function waysOn(t: AccountText, { device }: UserInfo) {
  const router = [t('links.router'), href('routerGuide', { locale: t.locale, params: { step: 1 } })] as const;
  const invite = [t('links.invite'), href('invite', { locale: t.locale })] as const;
  return device.some(({ platform }) => platform === 'router') ? [invite] : [router, invite];
}
