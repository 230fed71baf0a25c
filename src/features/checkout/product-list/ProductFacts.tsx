import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { spaceBetween } from '#core/join-texts.ts';
import type { TextsOf } from '#i18n/namespaces.ts';
import { placesText } from '#i18n/places-text.ts';
import { loadTexts } from '#i18n/text.ts';
import { Go } from '#icons/Icon.tsx';
import { href } from '#routes/href.ts';
import { LazyPart } from '#ui/feedback/LazyPart.tsx';
import type { BuyingText } from '../checkout-texts.ts';
import { sharesDevices, usualOf } from './devices.ts';
import type { Shop } from './shop.ts';

const TEXTS = import.meta.glob<TextsOf<'compare'>>('/locales/*/compare.json', { import: 'default' });

/**
 * What the listed packages have in common, and the comparison of the levels (docs/behaviour/checkout.md#comparison).
 */
export function ProductFacts({ t, shop }: { t: BuyingText; shop: Shop }) {
  const level = useStore(shop.$level);
  const products = useStore(shop.$products);
  const [hasOpened, setOpened] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  // A visitor may have opened the comparison before hydration.
  useEffect(() => {
    if (details.current?.open) setOpened(true);
  }, []);
  const facts = [
    sharesDevices(products) && placesText(products[0] ?? usualOf(level), t),
    t(level === 1 ? 'product.video1080' : 'product.video4k'),
    t(level === 1 ? 'product.data1' : 'product.data2'),
  ].filter(Boolean);
  return (
    <div className="product-facts">
      <p>{(level === 3 && t('level.differs')) || facts.join(t.tag.startsWith('zh') ? '，' : ' · ')}</p>
      {level !== 3 && (
        <details ref={details} onToggle={() => setOpened(true)}>
          <summary>{t('compare')}</summary>
          {/* The browser opens the details when a link leads to an id inside it. */}
          <div id="compare">
            {hasOpened && (
              <LazyPart t={t} load={() => import('./Comparison.tsx')} texts={() => loadTexts(TEXTS, t.locale)}>
                {({ Comparison }, say) => <Comparison t={t} say={say} shop={shop} />}
              </LazyPart>
            )}
          </div>
        </details>
      )}
    </div>
  );
}

/**
 * The note below the packages. It says what buyers must know about level 2 before they buy. It also links to the
 * question that most buyers ask first: whether the service works where they are. For a new buyer it leaves out that
 * Basic days wait, because a new buyer has no days.
 */
export function ProductNote({ t, shop, isNew }: { t: BuyingText; shop: Shop; isNew: boolean | undefined }) {
  const level = useStore(shop.$level);
  const note = t(level === 2 ? 'level.note2' : 'level.note3');
  const wait = isNew ? '' : t('level.wait');
  return (
    <div className="product-note">
      {level !== 1 && <p className="soft small">{note + spaceBetween(note, wait) + wait}</p>}
      <Go href={href('faq', { locale: t.locale, hash: 'packages-where-it-works' })}>{t('product.where')}</Go>
    </div>
  );
}
