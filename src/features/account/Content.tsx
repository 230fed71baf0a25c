import { DEVICE_PLACES } from '#domain/device-places.ts';
import type { Levels } from '#domain/expiry.ts';
import type { TextsOf } from '#i18n/namespaces.ts';
import { loadTexts } from '#i18n/text.ts';
import { href } from '#routes/href.ts';
import { LazyPart } from '#ui/feedback/LazyPart.tsx';
import '#ui/feedback/progress.css?adopt';
import type { AccountModel } from './account-model.ts';
import './aside/aside.css?adopt';
import { cardsOf, isHeadForSupport, isUsedUp } from './aside/cards.ts';
import { Links, packageLinks, type TextLink } from './aside/Links.tsx';
import { Records, type RecordsProps } from './records/Records.tsx';

const RENEW = import.meta.glob<TextsOf<'renew'>>('/locales/*/renew.json', { import: 'default' });

interface ContentProps extends RecordsProps {
  model: AccountModel;
  levels: Levels;
  /** True while a payment is pending. Nothing is offered then that costs money. */
  isWaiting?: boolean | undefined;
}

/**
 * Everything below the head: devices and orders, beside what the member needs now. A member who has nothing yet sees
 * prices, the packages of each level, and help instead. `src/first-render` renders it as well, before React has loaded.
 * The parts loaded on demand are empty then.
 */
export function Content({ model, levels, isWaiting = false, ...records }: ContentProps) {
  const { t, info, stage, nowSeconds } = records;
  const { locale } = t;
  const offers = { t, load: () => import('./aside/Offers.tsx'), texts: () => loadTexts(RENEW, locale), lines: 4 };
  if (stage === 'none' && info.device.length + info.pays.length === 0)
    return (
      <>
        {!isWaiting && (
          <section className="price-card">
            <div className="price-picker account-prices">
              <LazyPart {...offers}>{({ Prices }, say) => <Prices t={t} say={say} nowSeconds={nowSeconds} />}</LazyPart>
            </div>
          </section>
        )}
        <Links
          links={[
            ...packageLinks(t),
            [t('links.paid'), href('help', { locale, hash: 'payment-not-credited' })],
            [t('links.rules'), href('rules', { locale })],
          ]}
        />
        <Records {...records} />
      </>
    );
  const cards = cardsOf(info, stage, isWaiting);
  return (
    <div className="sides account-sides">
      {cards.length > 0 && (
        <aside className="aside account-aside" aria-label={t('aside')}>
          {cards.map((card) => (
            <section
              key={card}
              className={`card account-card account-${card}`}
              data-full={(card === 'data' && isUsedUp(info)) || undefined}
            >
              {card === 'renew' && (
                <LazyPart {...offers}>
                  {({ RenewCard }, say) => (
                    <RenewCard t={t} say={say} {...levels.main} pays={info.pays} nowSeconds={nowSeconds} />
                  )}
                </LazyPart>
              )}
              {card === 'data' && (
                <LazyPart t={t} load={() => import('./aside/DataCard.tsx')} lines={4}>
                  {({ DataCard }) => <DataCard t={t} model={model} info={info} nowSeconds={nowSeconds} />}
                </LazyPart>
              )}
            </section>
          ))}
        </aside>
      )}
      <Records {...records} />
      <section className="account-more" aria-labelledby="more">
        <h2 id="more">{t('more')}</h2>
        <Links links={linksOf(records, isWaiting)} />
      </section>
    </div>
  );
}

/**
 * The links to what a member can do next: packages, a router, the rules, the invitation, support. Packages are left out
 * while a payment is pending. Members of Basic read what Premium would bring. A router is offered to running Premium
 * without one. Support is left out if the head offers it.
 */
function linksOf({ t, info, stage }: Pick<RecordsProps, 't' | 'info' | 'stage'>, isWaiting: boolean): TextLink[] {
  const { locale } = t;
  const isRunning = stage !== 'over' && stage !== 'none';
  const hasRouter = info.device.some(({ platform }) => platform === 'router');
  const [basic, premium, data] = packageLinks(t);
  const isBasic = info.vipType === 1 && isRunning;
  const more: TextLink = [t('links.premium', { devices: DEVICE_PLACES.premium.clients }), premium[1]];
  return [
    ...(isWaiting ? [] : [basic, isBasic ? more : premium, data]),
    ...(info.vipType === 2 && isRunning && !hasRouter
      ? [[t('links.router'), href('routerGuide', { locale, params: { step: 1 } })] as const]
      : []),
    [t('links.rules'), href('rules', { locale })],
    [t('links.invite'), href('invite', { locale })],
    ...(isHeadForSupport(info, isWaiting) ? [] : [[t('end.ticket'), href('ticketCreate', { locale })] as const]),
  ];
}
