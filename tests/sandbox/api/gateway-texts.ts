/** Texts of the simulated payment gateway, in the site's languages. */
const TEXTS = {
  title: { zh: '演示收银台', tw: '示範付款頁', en: 'Demo checkout' },
  note: { zh: '这是沙箱，不会扣款。', tw: '這是沙箱，不會扣款。', en: 'This is a sandbox: no money moves.' },
  product: { zh: '商品', tw: '商品', en: 'Product' },
  amount: { zh: '金额', tw: '金額', en: 'Amount' },
  order: { zh: '订单号', tw: '訂單編號', en: 'Order' },
  credit: { zh: '到账时间', tw: '入帳時間', en: 'Credited' },
  now: { zh: '立即', tw: '立即', en: 'at once' },
  after10: { zh: '10 秒后', tw: '10 秒後', en: 'after 10 seconds' },
  after60: { zh: '60 秒后', tw: '60 秒後', en: 'after 60 seconds' },
  never: { zh: '不到账', tw: '不入帳', en: 'never' },
  pay: { zh: '支付', tw: '付款', en: 'Pay' },
  cancel: { zh: '取消', tw: '取消', en: 'Cancel' },
  days: { zh: '天', tw: '天', en: 'days' },
  settled: { zh: '此订单已支付。', tw: '這筆訂單已付款。', en: 'This order is paid.' },
  cancelled: { zh: '此订单已取消。', tw: '這筆訂單已取消。', en: 'This order was cancelled.' },
  missing: { zh: '没有此订单。', tw: '找不到這筆訂單。', en: 'There is no such order.' },
  back: { zh: '返回网站', tw: '返回網站', en: 'Back to the site' },
} as const;

/** A language of the gateway. */
export type GatewayLocale = 'zh' | 'tw' | 'en';

/** Returns a function that gives the gateway's texts in one language. */
export function gatewayTexts(locale: GatewayLocale): (name: keyof typeof TEXTS) => string {
  return (name) => TEXTS[name][locale];
}
