import { DEVICE_PLACES } from '#core/device-places.ts';
import type { Levels } from '#core/expiry.ts';
import type { TextsOf } from '#i18n/namespaces.ts';
import { loadTexts } from '#i18n/text.ts';
import { href } from '#routes/href.ts';
import { LazyPart } from '#ui/feedback/LazyPart.tsx';
import '#ui/feedback/progress.css?adopt';
import type { AccountModel } from './account-model.ts';
import './aside/aside.css?adopt';
import { cardsOf, isUsedUp } from './aside/cards.ts';
import { Links, shelvesOf } from './aside/Links.tsx';
import { basicUse, placesOf } from './records/free-places.ts';
import { Records, type RecordsProps } from './records/Records.tsx';

const RENEW = import.meta.glob<TextsOf<'renew'>>('/locales/*/renew.json', { import: 'default' });

interface ContentProps extends RecordsProps {
  model: AccountModel;
  levels: Levels;
  /** Is a payment under way? Then nothing is offered that costs money. */
  isWaiting?: boolean | undefined;
}

/**
 * What is below the head: devices and orders beside what the member needs now, or for who has nothing yet prices, the packages
 * of each level, and help. Also painted before React (`src/painters`), the parts on demand without content.
 */
export function Content({ model, levels, isWaiting = false, ...records }: ContentProps) {
  const { t, info, sky, nowSeconds } = records;
  const { locale } = t;
  const offers = { t, load: () => import('./aside/Offers.tsx'), texts: () => loadTexts(RENEW, locale), lines: 4 };
  if (sky === 'none' && info.device.length + info.pays.length === 0)
    return (
      <>
        {!isWaiting && (
          <section className="price-card">
            <div className="price-slip account-prices">
              <LazyPart {...offers}>{({ Prices }, say) => <Prices t={t} say={say} nowSeconds={nowSeconds} />}</LazyPart>
            </div>
          </section>
        )}
        <Links ways={[...shelvesOf(t), [t('links.paid'), href('help', { locale, hash: 'payment-not-credited' })]]} />
      </>
    );
  const cards = cardsOf(info, sky, isWaiting);
  const aside = cards.length > 0 && (
    <aside className="aside account-aside" aria-label={t('aside')}>
      {cards.map((card) => (
        <section key={card} className={`card account-card account-${card}`}>
          {card === 'places' && <Places {...records} />}
          {card === 'renew' && (
            <LazyPart {...offers}>
              {({ RenewCard }, say) => (
                <RenewCard t={t} say={say} {...levels.main} pays={info.pays} nowSeconds={nowSeconds} />
              )}
            </LazyPart>
          )}
          {card === 'data' && (
            <>
              <LazyPart t={t} load={() => import('./aside/DataCard.tsx')} lines={4}>
                {({ DataCard }) => <DataCard t={t} model={model} info={info} nowSeconds={nowSeconds} />}
              </LazyPart>
              <DataLinks {...records} />
            </>
          )}
        </section>
      ))}
    </aside>
  );
  // Where nothing presses, the devices come first on phones.
  const isCalm = cards.includes('places');
  return (
    <div className="sides stack">
      {!isCalm && aside}
      <Records {...records} />
      {isCalm && aside}
    </div>
  );
}

/** How many of Basic's places are taken, where that is certain, and what to do next. */
function Places({ t, info: { vipType, device } }: Pick<RecordsProps, 't' | 'info'>) {
  const { locale } = t;
  const { basic, premium } = DEVICE_PLACES;
  const use = basicUse(device);
  return (
    <>
      {placesOf(vipType, device) && (
        <>
          <h2>{t('devices.free')}</h2>
          {(['desktop', 'phone'] as const).map((kind) => (
            <p key={kind} className="account-place" data-full={use[kind] === basic[kind] || undefined}>
              {t(`devices.platform.${kind}`)}
              <span className="figures">
                {use[kind]}/{basic[kind]}
              </span>
              <progress value={use[kind]} max={basic[kind]} aria-hidden="true" />
            </p>
          ))}
        </>
      )}
      <Links
        ways={[
          [t('links.premium', { devices: premium.clients }), href('packages', { locale, params: { level: 2 } })],
          [t('links.invite'), href('invite', { locale })],
        ]}
      />
    </>
  );
}

/** What helps who has no data left, and where else data goes. */
function DataLinks({ t, info }: Pick<RecordsProps, 't' | 'info'>) {
  const { locale } = t;
  if (isUsedUp(info)) return <Links ways={[[t('end.ticket'), href('ticketCreate', { locale })]]} />;
  const hasRouter = info.device.some(({ platform }) => platform === 'router');
  const router = [t('links.router'), href('routerGuide', { locale, params: { step: 1 } })] as const;
  return <Links ways={[...(hasRouter ? [] : [router]), [t('links.invite'), href('invite', { locale })]]} />;
}
