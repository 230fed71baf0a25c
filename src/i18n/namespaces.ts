import type { KeysOf, Text } from './text.ts';

/**
 * The texts of each namespace, one line per file. The types of keys come from zh
 * (docs/decisions/011-texts-in-islands.md#decision).
 */
interface Namespaces {
  account: typeof import('../../locales/zh/account.json');
  appleIdCreate: typeof import('../../locales/zh/appleIdCreate.json');
  appleIdPublic: typeof import('../../locales/zh/appleIdPublic.json');
  banner: typeof import('../../locales/zh/banner.json');
  checkout: typeof import('../../locales/zh/checkout.json');
  client: typeof import('../../locales/zh/client.json');
  common: typeof import('../../locales/zh/common.json');
  compare: typeof import('../../locales/zh/compare.json');
  contact: typeof import('../../locales/zh/contact.json');
  download: typeof import('../../locales/zh/download.json');
  enterprise: typeof import('../../locales/zh/enterprise.json');
  faq: typeof import('../../locales/zh/faq.json');
  greenChannel: typeof import('../../locales/zh/greenChannel.json');
  invite: typeof import('../../locales/zh/invite.json');
  landing: typeof import('../../locales/zh/landing.json');
  legal: typeof import('../../locales/zh/legal.json');
  login: typeof import('../../locales/zh/login.json');
  logs: typeof import('../../locales/zh/logs.json');
  maintenance: typeof import('../../locales/zh/maintenance.json');
  notFound: typeof import('../../locales/zh/notFound.json');
  offline: typeof import('../../locales/zh/offline.json');
  order: typeof import('../../locales/zh/order.json');
  packages: typeof import('../../locales/zh/packages.json');
  payment: typeof import('../../locales/zh/payment.json');
  prefill: typeof import('../../locales/zh/prefill.json');
  receipt: typeof import('../../locales/zh/receipt.json');
  recovery: typeof import('../../locales/zh/recovery.json');
  register: typeof import('../../locales/zh/register.json');
  renew: typeof import('../../locales/zh/renew.json');
  router: typeof import('../../locales/zh/router.json');
  rules: typeof import('../../locales/zh/rules.json');
  shared: typeof import('../../locales/zh/shared.json');
  promise: typeof import('../../locales/zh/promise.json');
  orderSummary: typeof import('../../locales/zh/orderSummary.json');
  thanks: typeof import('../../locales/zh/thanks.json');
  tickets: typeof import('../../locales/zh/tickets.json');
  upgrade: typeof import('../../locales/zh/upgrade.json');
  waiting: typeof import('../../locales/zh/waiting.json');
}

/** The name of a file below `locales/<lang>/`, without `.json`. */
export type Namespace = keyof Namespaces;

/** The content of a namespace's files. */
export type TextsOf<N extends Namespace> = Namespaces[N];

/** The keys of a namespace. */
export type NamespaceKey<N extends Namespace> = KeysOf<Namespaces[N]>;

/** The text function of a part on demand. Its texts are fetched with the part, so the page does not carry them. */
export type LateText<N extends Namespace> = Text<NamespaceKey<N>>;
