import type account from '../../locales/zh/account.json';
import type appleIdCreate from '../../locales/zh/appleIdCreate.json';
import type appleIdPublic from '../../locales/zh/appleIdPublic.json';
import type checkout from '../../locales/zh/checkout.json';
import type common from '../../locales/zh/common.json';
import type contact from '../../locales/zh/contact.json';
import type download from '../../locales/zh/download.json';
import type enterprise from '../../locales/zh/enterprise.json';
import type faq from '../../locales/zh/faq.json';
import type greenChannel from '../../locales/zh/greenChannel.json';
import type invite from '../../locales/zh/invite.json';
import type landing from '../../locales/zh/landing.json';
import type legal from '../../locales/zh/legal.json';
import type login from '../../locales/zh/login.json';
import type notFound from '../../locales/zh/notFound.json';
import type packages from '../../locales/zh/packages.json';
import type recovery from '../../locales/zh/recovery.json';
import type register from '../../locales/zh/register.json';
import type router from '../../locales/zh/router.json';
import type rules from '../../locales/zh/rules.json';
import type shared from '../../locales/zh/shared.json';
import type thanks from '../../locales/zh/thanks.json';
import type tickets from '../../locales/zh/tickets.json';
import type { KeysOf } from './text.ts';

/** Each namespace's texts; zh is the source of the key types (design: Languages). */
interface Namespaces {
  account: typeof account;
  appleIdCreate: typeof appleIdCreate;
  appleIdPublic: typeof appleIdPublic;
  checkout: typeof checkout;
  common: typeof common;
  contact: typeof contact;
  download: typeof download;
  enterprise: typeof enterprise;
  faq: typeof faq;
  greenChannel: typeof greenChannel;
  invite: typeof invite;
  landing: typeof landing;
  legal: typeof legal;
  login: typeof login;
  notFound: typeof notFound;
  packages: typeof packages;
  recovery: typeof recovery;
  register: typeof register;
  router: typeof router;
  rules: typeof rules;
  shared: typeof shared;
  thanks: typeof thanks;
  tickets: typeof tickets;
}

/** A file below `locales/<lang>/`, without its ending. */
export type Namespace = keyof Namespaces;

/** The keys of a namespace. */
export type NamespaceKey<N extends Namespace> = KeysOf<Namespaces[N]>;

/** The keys that an island may use: its own, and the shared ones. */
export type IslandKey<N extends Namespace> = NamespaceKey<N> | SharedKey;

/** The keys that every island may use. */
export type SharedKey = `shared.${NamespaceKey<'shared'>}`;
