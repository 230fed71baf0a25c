import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LANGUAGE_TAG } from '#routes/locales.ts';
import { readBody, send } from '../host/http.ts';
import { findProduct } from '../seed/goods.ts';
import type { PurchaseRow } from './database.ts';
import { type GatewayLocale, gatewayTexts } from './gateway-texts.ts';
import { cancelOrder, findOrder, payOrder } from './orders.ts';
import type { World } from './world.ts';

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { max-width: 26rem; margin: 3rem auto; padding: 0 1rem }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem } dd { margin: 0; text-align: end }
fieldset { border: 1px solid; border-radius: .5rem; margin: 1rem 0 } label { display: block; padding: .25rem 0 }
button { font: inherit; padding: .6rem 1.4rem; margin-inline-end: .5rem }
`;
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** The seconds between a payment and its credit, by the buyer's choice. `never` waits for `POST /sandbox/credit`. */
const CREDIT_DELAYS: Readonly<Record<string, number | null>> = { 0: 0, 10: 10, 60: 60, never: null };

/**
 * Answers as the simulated gateway: `/pay/{order}` shows the order, `/pay/{order}/pay` pays, `/pay/{order}/cancel` cancels.
 */
export async function answerGateway(
  world: World,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const [, , id = '', step = ''] = url.pathname.split('/');
  const order = findOrder(world, id);
  const locale = localeOf(request, url);
  if (!order) return page(world, response, 404, locale, `<p>${gatewayTexts(locale)('missing')}</p>`);
  if (step.endsWith('.js')) return script(response, step);
  const fields = new URLSearchParams(
    request.method === 'POST' ? (await readBody(request, 65_536)).toString('utf8') : '',
  );
  if (request.method === 'POST' && step === 'pay') {
    payOrder(world, order, CREDIT_DELAYS[fields.get('credit') ?? '0'] ?? null);
    return send(response, 303, { ...headers(world), location: `${world.siteUrl}/thanks` });
  }
  if (request.method === 'POST' && step === 'cancel') {
    cancelOrder(world, order);
    const back = order.password ? '/register' : '/packages/1';
    return send(response, 303, { ...headers(world), location: world.siteUrl + back });
  }
  const { method = '', headers: sent } = request;
  const { origin, referer } = sent;
  world.arrivals.push({ method, fields: Object.fromEntries(fields), origin, referer });
  if (world.settings.gateway === 'nothing') return send(response, 204, headers(world));
  if (world.settings.gateway === 'download') {
    const type = { 'content-type': 'application/pdf', 'content-disposition': 'attachment; filename="bill.pdf"' };
    return send(response, 200, { ...headers(world), ...type }, '%PDF-1.4');
  }
  page(world, response, 200, locale, order.state === 'open' ? checkout(order, locale) : settled(world, order, locale));
}

/**
 * Answers the request for a script of the gateway. `sdk.js` exists, `hanging.js` never arrives, and any other is missing.
 */
function script(response: ServerResponse, name: string): void {
  if (name === 'hanging.js') return;
  const status = name === 'sdk.js' ? 200 : 404;
  send(response, status, { 'content-type': 'text/javascript' }, 'window.sdk = true;');
}

function localeOf(request: IncomingMessage, url: URL): GatewayLocale {
  const wish = url.searchParams.get('lang') ?? request.headers['accept-language'] ?? '';
  if (/^(tw|zh-(tw|hk|mo|hant))/i.test(wish)) return 'tw';
  return /^zh/i.test(wish) ? 'zh' : 'en';
}

function checkout(order: PurchaseRow, locale: GatewayLocale): string {
  const t = gatewayTexts(locale);
  const product = findProduct(order.product);
  const name = product?.name?.[locale] ?? `${product?.days} ${t('days')}`;
  const choices = [
    ['0', t('now')],
    ['10', t('after10')],
    ['60', t('after60')],
    ['never', t('never')],
  ];
  const radios = choices.map(
    ([value, text]) =>
      `<label><input type="radio" name="credit" value="${value}"${value === '0' ? ' checked' : ''}> ${text}</label>`,
  );
  return `<p>${t('note')}</p>
<dl>
<dt>${t('product')}</dt><dd>${name}</dd>
<dt>${t('amount')}</dt><dd>US$${(order.usd ?? 0).toFixed(2)}</dd>
<dt>${t('order')}</dt><dd>${order.id}</dd>
</dl>
<form method="post" action="/pay/${order.id}/pay">
<fieldset><legend>${t('credit')}</legend>
${radios.join('\n')}
</fieldset>
<button type="submit">${t('pay')}</button>
<button type="submit" formaction="/pay/${order.id}/cancel">${t('cancel')}</button>
</form>`;
}

function settled(world: World, order: PurchaseRow, locale: GatewayLocale): string {
  const t = gatewayTexts(locale);
  const text = order.state === 'cancelled' ? t('cancelled') : t('settled');
  return `<p>${text}</p><p><a href="${world.siteUrl}/thanks">${t('back')}</a></p>`;
}

function page(world: World, response: ServerResponse, status: number, locale: GatewayLocale, body: string): void {
  const title = gatewayTexts(locale)('title');
  const html = `<!DOCTYPE html>
<html lang="${LANGUAGE_TAG[locale]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><link rel="icon" href="data:,"><style>${STYLE}</style></head>
<body><main><h1>${title}</h1>
${body}
</main></body></html>`;
  send(response, status, { ...headers(world), 'content-type': 'text/html; charset=utf-8' }, html);
}

/** Returns the gateway's own headers. `form-action` also names the site, because the answer to the form redirects there. */
function headers(world: World): Record<string, string> {
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${STYLE_HASH}'`,
    'img-src data:',
    `form-action 'self' ${new URL(world.siteUrl).origin}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ];
  return {
    'content-security-policy': policy.join('; '),
    'x-frame-options': 'DENY',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  };
}
