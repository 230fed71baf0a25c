import type * as v from 'valibot';
import type { Merchant, Product, SkuList } from '#contract/shop.ts';
import { DeviceMode } from '#contract/values.ts';
import type { AccountRow } from '../api/database.ts';
import { nowSeconds, type World } from '../api/world.ts';
import { ACTIVITY } from './activity-poster.ts';

/** A product as the API may send it. Optional fields may be missing. */
export type ProductSeed = v.InferInput<typeof Product> & { key: string };

/**
 * The seconds for which the new-user offer lasts for visitors after the sandbox has started. Each member has an offer
 * with its own end.
 */
const OFFER_SECONDS = 2 * 3600;

/** A package. `names` has its name in zh, tw and en, and `more` has the fields that differ from others of its kind. */
type GoodsRow = readonly [
  key: string,
  names: readonly [zh: string, tw: string, en: string],
  usd: number,
  days: number,
  more?: Partial<ProductSeed>,
];

const basic = {
  vipLevel: 1,
  itemType: 1,
  deviceMode: DeviceMode.desktopAndMobile,
  deviceNum: 2,
  lastTime: -1,
} as const;
const premium = { vipLevel: 2, itemType: 1, noRefund: true, deviceMode: DeviceMode.clients, deviceNum: 6 } as const;
const dataPlan = { ...premium, itemType: 3 } as const;

function rows(kind: Pick<ProductSeed, 'vipLevel'>, list: readonly GoodsRow[]): ProductSeed[] {
  return list.map(([key, [zh, tw, en], usd, days, more]) => ({
    ...kind,
    key,
    name: { zh, tw, en },
    price: { usd },
    days,
    ...more,
  }));
}

/** The packages, without values that depend on the clock. */
const GOODS: readonly ProductSeed[] = [
  ...rows(basic, [
    ['vip-30', ['一个月', '一個月方案', 'One month'], 5.99, 30],
    ['vip-90', ['三个月', '三個月方案', 'Three months'], 15.99, 90, { save: 11 }],
    ['vip-180', ['半年', '半年方案', 'Six months'], 24.99, 180, { save: 20, lastTime: OFFER_SECONDS }],
    ['vip-360', ['一年', '一年方案', 'One year'], 49.99, 360, { save: 30, extraDays: 15, recommend: true }],
    ['vip-720', ['两年', '兩年方案', 'Two years'], 89.99, 720, { save: 37, extraDays: 30 }],
  ]),
  // Only the required fields. Screens use its days as the name, and every default.
  { key: 'vip-7', price: { usd: 1.99 }, days: 7, vipLevel: 1 },
  ...rows(premium, [
    ['svip-30', ['高级版一个月', '進階一個月方案', 'Premium, one month'], 14.99, 30],
    [
      'svip-360',
      ['高级版一年', '進階一年方案', 'Premium, one year'],
      129.99,
      360,
      { save: 27, extraDays: 30, recommend: true },
    ],
  ]),
  ...rows(dataPlan, [
    ['svip-traffic-30', ['流量套餐一个月', '流量方案一個月', 'Data plan, one month'], 9.99, 30],
    [
      'svip-traffic-360',
      ['流量套餐一年', '流量方案一年', 'Data plan, one year'],
      95.99,
      360,
      { save: 19, recommend: true },
    ],
  ]),
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

/** A payment method for which the site has no text. It answers with a `url`. */
const UNKNOWN_METHOD: MerchantSeed = { id: 9, name: 'Octopus', l1: true, l2: true };

/** Returns the payment methods under the current settings. */
export function merchants({ settings }: World): MerchantSeed[] {
  return settings.unknownMethod ? [...MERCHANTS, UNKNOWN_METHOD] : [...MERCHANTS];
}

/** The limits of converting level 1 days (docs/behaviour/checkout.md#upgrade). */
export const UPGRADE = { rate: 4.2, maxDays: 365, maxUsd: 60 } as const;

/** MB of one period of level 2: 500 GB (docs/behaviour/account.md#traffic). */
export const QUOTA_MB = 512_000;

/** Returns the product with this key. */
export function findProduct(key: string): ProductSeed | undefined {
  return GOODS.find((product) => product.key === key);
}

/**
 * Returns the product with this key as it is currently sold to a visitor or a member. A member's offer ends with the
 * new-user discount that `info` reports. After the offer, the price is the one before the discount (setting `offer`).
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

/** Returns a product's name in an order list. It is the same in every language: `VIP 360`, `SVIP 500 GB 30`. */
export function orderName(product: ProductSeed): string {
  if (product.vipLevel === 1) return `VIP ${product.days}`;
  return product.itemType === 3 ? `SVIP 500 GB ${product.days}` : `SVIP ${product.days}`;
}

/** Returns the shop's part of `skuList` under the current settings. */
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
      title: ACTIVITY.banner,
      image: { b: `${files}/activity-wide-en.svg`, s: `${files}/activity-narrow-en.svg` },
    },
  };
}
