import * as config from '#config.ts';
import { textFor } from '#i18n/server.ts';
import { homeIconPath, sharePicturePath } from '#routes/files.ts';
import { href } from '#routes/href.ts';
import { LANGUAGE_TAG, LOCALES, type Locale } from '#routes/locales.ts';
import { rowOf, type ScreenName } from '#routes/table.ts';
import { variantsOf } from '#routes/variants.ts';
import * as brand from '../../../brand/brand.ts';

/** The page that the facts are about. */
interface Page {
  title: string;
  /** The absolute address. */
  url: string;
}

/** A screen's facts for search engines, in schema.org's terms. Returns undefined if there are none. */
export function factsOf(screen: ScreenName, locale: Locale, page: Page): object | undefined {
  const { facts, crumb } = rowOf(screen);
  switch (facts) {
    case 'product':
      return { '@graph': [organization(locale), product(locale)] };
    case 'organization':
      return organization(locale);
    case 'breadcrumbs':
      return breadcrumbs(
        locale,
        page,
        crumb && { name: textFor(locale, 'common')(crumb), item: firstVariantOf(screen, locale) },
      );
    default:
      return undefined;
  }
}

function organization(locale: Locale): object {
  return {
    '@type': 'Organization',
    '@id': `${config.siteUrl}/#organization`,
    name: brand.names[locale],
    legalName: config.seller.name[locale],
    address: config.seller.address[locale],
    url: address('landing', locale),
    logo: config.siteUrl + homeIconPath({ name: '512' }),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      email: config.supportEmail,
      url: address('contact', locale),
      availableLanguage: LOCALES.map((other) => LANGUAGE_TAG[other]),
    },
  };
}

/**
 * The product, without prices: only the server knows them. The refund terms name both the full and the partial refund
 * (docs/behaviour/legal.md#refunds).
 */
function product(locale: Locale): object {
  return {
    '@type': 'Product',
    name: brand.names[locale],
    description: textFor(locale, 'landing')('description'),
    category: 'VPN',
    image: config.siteUrl + sharePicturePath(locale),
    brand: { '@id': `${config.siteUrl}/#organization` },
    offers: {
      '@type': 'Offer',
      url: address('register', locale),
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
      hasMerchantReturnPolicy: {
        '@type': 'MerchantReturnPolicy',
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: brand.guaranteeDays,
        itemDefectReturnFees: 'https://schema.org/FreeReturn',
        customerRemorseReturnFees: 'https://schema.org/RestockingFees',
        restockingFee: 100 - brand.personalRefundPercent,
        merchantReturnLink: address('terms', locale, 'refund'),
      },
    },
  };
}

function breadcrumbs(locale: Locale, page: Page, parent?: { name: string; item: string }): object {
  const trail = [
    { name: brand.names[locale], item: address('landing', locale) },
    ...(parent ? [parent] : []),
    { name: page.title, item: page.url },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((crumb, index) => ({ '@type': 'ListItem', position: index + 1, ...crumb })),
  };
}

/** The absolute address of a screen's first variant. */
function firstVariantOf(screen: ScreenName, locale: Locale): string {
  const [variant] = variantsOf(rowOf(screen));
  return config.siteUrl + href(screen, { locale, params: variant?.params });
}

function address(screen: ScreenName, locale: Locale, hash?: string): string {
  return config.siteUrl + href(screen, { locale, hash });
}
