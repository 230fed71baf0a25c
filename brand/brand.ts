/**
 * The brand's values. Its drawings, colours and lists are in the files next to this one (brand/README.md). The build
 * checks the values with `build-steps/values/table.ts`. Each value is a separate export, so that a browser loads only
 * those that its page uses.
 */
import type { Bank } from '#contract/invite.ts';
import { setting } from '#environment.ts';
import type { Locale } from '#routes/locales.ts';

/** The product's name, in each language. */
export const names: Readonly<Record<Locale, string>> = setting('names', { zh: '海燕', tw: '海燕', en: 'Petrel' });

/** The name under which support answers tickets (docs/behaviour/tickets.md#messages), in each language. */
export const agentName: Readonly<Record<Locale, string>> = setting('agentName', {
  zh: '海燕客服',
  tw: '海燕客服',
  en: 'Petrel support',
});

/** The site of the enterprise product, with its team page and sign-in. */
export const enterpriseUrl: string = setting('enterpriseUrl', 'https://teams.petrel.example/');

/**
 * A figure among the landing page's claims, and what it counts, in each language: such as "3000+" and "Members". Until
 * it is your own, a site at a real address leaves it out. If it is undefined, no figure is shown
 * (docs/behaviour/landing.md#marketing-claims).
 */
export const claim: Readonly<{ number: string; label: Readonly<Record<Locale, string>> }> | undefined = {
  number: '3000+',
  label: { zh: '会员（示例）', tw: '會員（範例）', en: 'Members (example)' },
};

/**
 * The money-back guarantee: for how many days after a payment a refund can be requested (docs/behaviour/legal.md#refunds).
 */
export const guaranteeDays = 15;

/** The percentage that is refunded if the reason is personal. */
export const personalRefundPercent = 70;

/** The banks whose cards earnings can be withdrawn to, in the order of the form (docs/behaviour/invite.md#banks). */
export const banks: readonly Bank[] = ['boc', 'icbc', 'ccb', 'abc', 'bcm'];

/** The values in the router guide (docs/behaviour/guides.md#router-guide). */
export const router: Readonly<{
  address: string;
  user: string;
  password: string;
  videoFlashUrl: string;
  videoConnectUrl: string;
  flashToolUrl: string;
  firmwareUrl: string;
}> = {
  address: '192.168.1.1',
  user: 'root',
  password: 'password',
  videoFlashUrl: 'https://download.petrel.example/video/r2s-flash.mp4',
  videoConnectUrl: 'https://download.petrel.example/video/r2s-connect.mp4',
  flashToolUrl: 'https://download.petrel.example/router/flash-tool.zip',
  firmwareUrl: 'https://download.petrel.example/router/r2s-1.0.19.img.gz',
};
