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
import { Links, shelvesOf, type Way } from './aside/Links.tsx';
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
        <Links
          ways={[
            ...shelvesOf(t),
            [t('links.paid'), href('help', { locale, hash: 'payment-not-credited' })],
            [t('links.rules'), href('rules', { locale })],
          ]}
        />
        <Records {...records} />
      </>
    );
  const cards = cardsOf(info, sky, isWaiting);
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
        <Links ways={waysOf(records, isWaiting)} />
      </section>
    </div>
  );
}

/**
 * What one can do next: buy more, unless a payment is waited for; set up a router that has a place; the rules; invite; ask. Basic's
 * members read what Premium would bring.
 */
function waysOf({ t, info, sky }: Pick<RecordsProps, 't' | 'info' | 'sky'>, isWaiting: boolean): Way[] {
  const { locale } = t;
  const isRunning = sky !== 'over' && sky !== 'none';
  const hasRouter = info.device.some(({ platform }) => platform === 'router');
  const [basic, premium, data] = shelvesOf(t);
  const isBasic = info.vipType === 1 && isRunning;
  const more: Way = [t('links.premium', { devices: DEVICE_PLACES.premium.clients }), premium[1]];
  return [
    ...(isWaiting ? [] : [basic, isBasic ? more : premium, data]),
    ...(info.vipType === 2 && isRunning && !hasRouter
      ? [[t('links.router'), href('routerGuide', { locale, params: { step: 1 } })] as const]
      : []),
    [t('links.rules'), href('rules', { locale })],
    [t('links.invite'), href('invite', { locale })],
    ...(isUsedUp(info) ? [] : [[t('end.ticket'), href('ticketCreate', { locale })] as const]),
  ];
}
