import type { createRenewOrder } from '#contract/shop.ts';
import type { PurchaseRow } from './database.ts';
import type { BeanToSend } from './handlers/handler.ts';
import { payOrder } from './orders.ts';
import { type PaymentShapeName, shapeOf } from './payment-shapes.ts';
import { encodeMessage } from './refusal.ts';
import type { World } from './world.ts';

const DECLINED = {
  cn: '支付被拒绝，请换一种支付方式',
  en: 'The payment was declined. Please choose another payment method.',
};

/** Returns the answer to an order, which differs by payment method. An order that costs nothing is paid at once. */
export function orderReply(world: World, order: PurchaseRow): BeanToSend<typeof createRenewOrder> {
  const gateway = `${world.origin}/pay/${order.id}`;
  if (order.usd === 0) return paidAtOnce(world, order);
  switch (order.method) {
    case 'unionPay':
      return { html: unionPayPage(world, gateway) };
    case 'creditCard':
      return paidAtOnce(world, order);
    case 'paypal':
      return { error: true, ...declined(world.settings.orderError) };
    case 'wechat':
      return { html: scriptPage(gateway) };
    default:
      return { url: gateway };
  }
}

/** Pages that show nothing. `blank` is empty. `app` only calls an app that is not installed. */
const EMPTY_PAGES = {
  blank: '<!DOCTYPE html><title>Pay</title>',
  app: "<script>location.href = 'weixin://wap/pay?prepayid=wx123'</script>",
} as const;

function unionPayPage({ settings: { paymentPage } }: World, gateway: string): string {
  return paymentPage in EMPTY_PAGES
    ? EMPTY_PAGES[paymentPage as keyof typeof EMPTY_PAGES]
    : shapeOf(paymentPage as PaymentShapeName).html(`${gateway}/open`);
}

function declined(how: World['settings']['orderError']): { msg?: string } {
  if (how === 'none') return {};
  return { msg: how === 'plain' ? DECLINED.en : encodeMessage(DECLINED) };
}

function paidAtOnce(world: World, order: PurchaseRow): { thanks: true } {
  payOrder(world, order, 0);
  return { thanks: true };
}

/** Returns a payment page without a form. It needs its own script, and goes to the gateway after a tap. */
function scriptPage(gateway: string): string {
  return `<!DOCTYPE html>
<html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>WeChat Pay</title>
<style>body { font: 1rem/1.5 sans-serif; text-align: center } output { font-size: 2rem; letter-spacing: .2em }</style></head>
<body>
<p>WeChat Pay</p>
<p><output id="code"></output></p>
<p><button type="button" id="go">I have scanned the code</button></p>
<script>
document.getElementById('code').textContent = 'WX-' + (6 * 7);
document.getElementById('go').onclick = function () { window.top.location.href = '${gateway}'; };
</script>
</body></html>`;
}
