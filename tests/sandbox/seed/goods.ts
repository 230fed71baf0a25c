import type * as v from 'valibot';
import type { Merchant, Product, SkuList } from '../../../src/contract/shop.ts';
import { DeviceMode } from '../../../src/contract/values/shop.ts';
import type { AccountRow } from '../api/database.ts';
import { nowSeconds, type World } from '../api/world.ts';
import { ACTIVITY_WORDS } from './activity-poster.ts';

/** A product as the API may send it: optional fields may be missing. */
export type ProductSeed = v.InferInput<typeof Product> & { key: string };

const basic = { vipLevel: 1, itemType: 1, deviceMode: DeviceMode.desktopAndMobile, deviceNum: 2 } as const;
const premium = { vipLevel: 2, noRefund: true, deviceMode: DeviceMode.clients, deviceNum: 6 } as const;

/** How long the new-user offer lasts for visitors after the sandbox has started, in seconds; members have one of their own. */
const OFFER_SECONDS = 2 * 3600;

/** The packages, without values that depend on the clock. */
const GOODS: readonly ProductSeed[] = [
  {
    ...basic,
    key: 'vip-30',
    name: { zh: '一个月', tw: '一個月方案', en: 'One month' },
    price: { usd: 5.99 },
    days: 30,
    lastTime: -1,
  },
  {
    ...basic,
    key: 'vip-90',
    name: { zh: '三个月', tw: '三個月方案', en: 'Three months' },
    price: { usd: 15.99 },
    days: 90,
    save: 11,
    lastTime: -1,
  },
  {
    ...basic,
    key: 'vip-180',
    name: { zh: '半年', tw: '半年方案', en: 'Six months' },
    price: { usd: 24.99 },
    days: 180,
    save: 15,
    lastTime: OFFER_SECONDS,
  },
  {
    ...basic,
    key: 'vip-360',
    name: { zh: '一年', tw: '一年方案', en: 'One year' },
    price: { usd: 49.99 },
    days: 360,
    save: 30,
    extraDays: 15,
    recommend: true,
    lastTime: -1,
  },
  {
    ...basic,
    key: 'vip-720',
    name: { zh: '两年', tw: '兩年方案', en: 'Two years' },
    price: { usd: 89.99 },
    days: 720,
    save: 40,
    extraDays: 30,
    lastTime: -1,
  },
  // Only the required fields: screens label it by its days and use every default.
  { key: 'vip-7', price: { usd: 1.99 }, days: 7, vipLevel: 1 },
  {
    ...premium,
    key: 'svip-30',
    itemType: 1,
    name: { zh: '高级版一个月', tw: '進階一個月方案', en: 'Premium, one month' },
    price: { usd: 14.99 },
    days: 30,
  },
  {
    ...premium,
    key: 'svip-360',
    itemType: 1,
    name: { zh: '高级版一年', tw: '進階一年方案', en: 'Premium, one year' },
    price: { usd: 129.99 },
    days: 360,
    save: 28,
    extraDays: 30,
    recommend: true,
  },
  {
    ...premium,
    key: 'svip-traffic-30',
    itemType: 3,
    name: { zh: '流量套餐一个月', tw: '流量方案一個月', en: 'Data plan, one month' },
    price: { usd: 9.99 },
    days: 30,
  },
  {
    ...premium,
    key: 'svip-traffic-360',
    itemType: 3,
    name: { zh: '流量套餐一年', tw: '流量方案一年', en: 'Data plan, one year' },
    price: { usd: 95.99 },
    days: 360,
    save: 20,
    recommend: true,
  },
];

/** A payment method as the API sends it. */
type MerchantSeed = v.InferInput<typeof Merchant>;

/** The payment methods. Each answers orders in a different way (tests/sandbox/README.md#replies). */
const MERCHANTS: readonly MerchantSeed[] = [
  { id: 1, name: 'aliPay', l1: true, l2: true },
  { id: 2, name: 'unionPay', l1: true, l2: true },
  { id: 3, name: 'creditCard', l1: true, l2: true },
  { id: 4, name: 'paypal', l1: true, l2: false },
  { id: 'wx-5', name: 'wechat', l1: true, l2: true },
];

/** A method for which the site has no text; it answers with a `url`. */
const UNKNOWN_METHOD: MerchantSeed = { id: 9, name: 'Octopus', l1: true, l2: true };

/** The payment methods under the current settings. */
export function merchants({ settings }: World): MerchantSeed[] {
  return settings.unknownMethod ? [...MERCHANTS, UNKNOWN_METHOD] : [...MERCHANTS];
}

/** Conditions of converting level 1 days (docs/behaviour/checkout.md#upgrade). */
export const UPGRADE = { rate: 4.2, maxDays: 365, maxUsd: 60 } as const;

/** MB of one period of level 2: 500 GB (docs/behaviour/account.md#traffic). */
export const QUOTA_MB = 512_000;

/** The product with this key. */
export function findProduct(key: string): ProductSeed | undefined {
  return GOODS.find((product) => product.key === key);
}

/**
 * The product with this key as currently sold to a visitor, or to a member, for whom its offer ends with the discount that
 * `info` tells of; after it, at the price before the discount (setting `offer`).
 */
export function productOnSale(
  { settings, startedAt }: World,
  key: string,
  member?: AccountRow,
): ProductSeed | undefined {
  const product = findProduct(key);
  if (!product || (product.lastTime ?? -1) < 0) return product;
  const secondsLeft = (member ? member.newUserUntil : startedAt + OFFER_SECONDS) - nowSeconds();
  if (settings.offer === 'running' && secondsLeft > 0) return { ...product, lastTime: secondsLeft };
  if (settings.offer === 'zero') return { ...product, lastTime: 0 };
  const usd = Math.round((product.price.usd * 10_000) / (100 - (product.save ?? 0))) / 100;
  return { ...product, price: { usd }, save: 0, lastTime: -1 };
}

/** A product's name in an order list, the same in every language: `VIP 360`, `SVIP 500 GB 30`. */
export function orderName(product: ProductSeed): string {
  if (product.vipLevel === 1) return `VIP ${product.days}`;
  return product.itemType === 3 ? `SVIP 500 GB ${product.days}` : `SVIP ${product.days}`;
}

/** The shop's part of `skuList`, under the current settings. */
export function shopList(world: World, member?: AccountRow): v.InferInput<typeof SkuList> {
  const { settings, filesBase: files } = world;
  const goods = GOODS.map(({ key }) => productOnSale(world, key, member) as ProductSeed);
  return {
    goods: settings.goods === 'none' ? [] : goods.filter(({ key }) => settings.goods === 'all' || key !== 'vip-360'),
    payArray: merchants(world),
    payState: settings.payState,
    vipUpgrade: { enable: settings.upgrade, ...UPGRADE },
    activity: {
      enable: settings.activity !== 'off',
      title: { zh: ACTIVITY_WORDS.zh.banner, tw: ACTIVITY_WORDS.tw.banner, en: ACTIVITY_WORDS.en.banner },
      image: { b: `${files}/activity-wide-en.svg`, s: `${files}/activity-narrow-en.svg` },
    },
  };
}
