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
    case 'service':
      return { '@graph': [organization(locale), service(locale)] };
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
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      merchantReturnLink: address('terms', locale, 'refund'),
    },
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
 * The service that is sold. A product or an offer would be invalid without a price, which only the server knows. A
 * service needs none.
 */
function service(locale: Locale): object {
  return {
    '@type': 'Service',
    name: brand.names[locale],
    description: textFor(locale, 'landing')('description'),
    serviceType: 'VPN',
    url: address('landing', locale),
    image: config.siteUrl + sharePicturePath(locale),
    provider: { '@id': `${config.siteUrl}/#organization` },
    termsOfService: address('terms', locale),
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
