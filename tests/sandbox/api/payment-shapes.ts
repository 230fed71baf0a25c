/** A payment page as gateways document it. Each page leads to the gateway in a different way. */
interface PaymentShape {
  html(gateway: string): string;
  /** The fields that the gateway must receive in addition to those of the order. A page that only redirects has none. */
  fields?: Readonly<Record<string, string>>;
  /** The selector of the element that the buyer must press, after filling in `fill`. */
  press?: string;
  fill?: { selector: string; value: string };
}

const page = (body: string, head = '', onload = ''): string =>
  `<!DOCTYPE html>\n<html><head><meta charset="utf-8"><title>Pay</title>${head}</head>\n<body${onload}>\n${body}\n</body></html>`;
const script = (code: string): string => `<script>${code}</script>`;
/** Returns a script element that loads a script of the gateway. With `elsewhere(gateway)`, the script is on another site. */
const scriptFrom = (gateway: string, name: string): string =>
  `<script src="${gateway.replace(/open$/, name)}"></script>`;
const elsewhere = (gateway: string): string => gateway.replace('localhost', '127.0.0.1');
const hidden = (name: string, value: string): string =>
  `<input type="hidden" name="${name}" value="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">`;

const COUNTS = '<img width="1" height="1" src="/seen.gif">';
const CODE = '<img alt="QR" width="160" src="data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=">';

/** Returns a page whose form is sent by a script, after another script that is loaded from an address. */
const behind = (first: (gateway: string) => string): PaymentShape => ({
  html: (gateway) =>
    page(
      `${first(gateway)}<form id="f" action="${gateway}" method="post">${hidden('a', 'b')}</form>${script('f.submit();')}`,
    ),
  fields: { a: 'b' },
});

const BIZ = '{"out_trade_no":"7","total_amount":"49.99","subject":"a & b"}';

/** Names of a form's own methods and properties. Fields with these names hide them. */
const SHADOWED =
  'method elements getAttribute action submit target length querySelector contains children enctype append hasAttribute nodeType'.split(
    ' ',
  );

/** Every shape, by name (tests/sandbox/README.md#replies). */
const PAYMENT_SHAPES = {
  /** PayPal's approval link, and WeChat's `mweb_url`: a page that only redirects. */
  href: { html: (gateway) => page(script(`location.href = "${gateway}";`)) },
  replace: { html: (gateway) => page(script(`window.location.replace('${gateway}')`)) },
  /** A script builds the address. */
  assign: {
    html: (gateway) => page(script(`var host = '${gateway}'; window.location.assign(host + '?from=' + 'assign');`)),
  },
  topLocation: { html: (gateway) => page(script(`function go() { top.location = '${gateway}'; } go();`)) },
  windowOpen: { html: (gateway) => page(script(`window.open('${gateway}', '_self');`)) },
  refresh: {
    html: (gateway) =>
      page(`<a href="${gateway}">Go on</a>${COUNTS}`, `<meta http-equiv="refresh" content="3; url='${gateway}'">`),
  },
  /** The page shows a code to scan until the buyer goes on, or for 60 seconds. */
  codeRefresh: {
    html: (gateway) =>
      page(
        `${CODE}<a id="go" href="${gateway}">I have paid</a>`,
        `<meta http-equiv="refresh" content="60; url=${gateway}?late">`,
      ),
    press: '#go',
  },
  codeForm: {
    html: (gateway) =>
      page(
        `<form action="${gateway}" method="post">${hidden('a', 'b')}${CODE}<button id="go">I have paid</button></form>`,
      ),
    fields: { a: 'b' },
    press: '#go',
  },
  /** Alipay's `pageExecute`: one form with a hidden button, and a line of script that submits it. */
  form: {
    html: (gateway) =>
      `<form name="punchout_form" method="post" action="${gateway}">\n${hidden('biz_content', BIZ)}\n` +
      '<input type="submit" value="立即支付" style="display:none" >\n</form>\n<script>document.forms[0].submit();</script>',
    fields: { biz_content: BIZ },
  },
  /** UnionPay's `createAutoFormHtml`. */
  onload: {
    html: (gateway) =>
      page(
        `<form id="pay_form" name="pay_form" action="${gateway}" method="post" accept-charset="UTF-8">${hidden('txnAmt', '4999')}${hidden('note', '订单 & "a"')}</form>`,
        '',
        ' onload="javascript:document.pay_form.submit();"',
      ),
    fields: { txnAmt: '4999', note: '订单 & "a"' },
  },
  /** Fields whose names hide the form's own methods. There is no script: the buyer presses the button. */
  shadowed: {
    html: (gateway) =>
      page(
        `<form action="${gateway}" method="POST">${SHADOWED.map((name) => hidden(name, `is ${name}`)).join('')}<button>Pay</button><img style="width: 1px"></form>`,
      ),
    fields: Object.fromEntries(SHADOWED.map((name) => [name, `is ${name}`])),
  },
  /** Visible fields in a form that a script submits. */
  visible: {
    html: (gateway) =>
      page(
        `<form action="${gateway}" method="post"><input name="amount" value="49.99" readonly><textarea name="memo">one\r\ntwo</textarea></form>${script("document.getElementsByTagName('form')[0].submit()")}`,
      ),
    fields: { amount: '49.99', memo: 'one\r\ntwo' },
  },
  /** Visible fields in a form that the body submits once it has loaded. */
  onloadVisible: {
    html: (gateway) =>
      page(
        `<form action="${gateway}" method="post"><input name="amount" value="49.99" readonly></form>`,
        '',
        ' onload="document.forms[0].submit()"',
      ),
    fields: { amount: '49.99' },
  },
  twoForms: {
    html: (gateway) =>
      page(
        `<form action="${gateway}?lang"><select name="lang"><option>en</option></select></form><form id="pay" action="${gateway}" method="post">${hidden('token', 't-2')}</form>${script("document.getElementById('pay').submit();")}`,
      ),
    fields: { token: 't-2' },
  },
  /** 3-D Secure: the script fills in facts about the browser, and a signature. */
  filled: {
    html: (gateway) =>
      page(
        `<form id="acs" action="${gateway}" method="post">${hidden('creq', 'eyJ0aHJlZURT')}${hidden('browserJavaEnabled', '')}${hidden('sign', '')}</form>${script(
          "var f = document.getElementById('acs'); f.elements.browserJavaEnabled.value = String(navigator.javaEnabled()); f.elements.sign.value = btoa(f.elements.creq.value); f.requestSubmit();",
        )}`,
      ),
    fields: { creq: 'eyJ0aHJlZURT', browserJavaEnabled: 'false', sign: 'ZXlKMGFISmxaVVJU' },
  },
  delayed: {
    html: (gateway) =>
      page(
        `<p>Please wait…</p><form name="later" action="${gateway}" method="post">${hidden('step', 'later')}</form>${script("setTimeout(function () { document.forms['later'].submit(); }, 400);")}`,
      ),
    fields: { step: 'later' },
  },
  /**
   * A script that is loaded from an address comes first. It is on the gateway, on another site, missing, or never arrives.
   */
  src: behind((gateway) => scriptFrom(gateway, 'sdk.js')),
  srcElsewhere: behind((gateway) => scriptFrom(elsewhere(gateway), 'sdk.js')),
  srcMissing: behind((gateway) => scriptFrom(gateway, 'missing.js')),
  srcHanging: behind((gateway) => scriptFrom(elsewhere(gateway), 'hanging.js')),
  /** No page, only a script. */
  bare: { html: (gateway) => script(`location.href = String('${gateway}')`) },
  /** New windows that open without a press, so browsers block them. */
  newWindow: {
    html: (gateway) =>
      `<form id="f" target="_blank" action="${gateway}" method="post">${hidden('new', 'form')}</form>${script('f.submit();')}`,
    fields: { new: 'form' },
  },
  newWindowVisible: {
    html: (gateway) =>
      page(
        `<form id="f" target="pay" action="${gateway}" method="post"><input name="new" value="visible"></form>${script('f.requestSubmit();')}`,
      ),
    fields: { new: 'visible' },
  },
  newWindowOpened: { html: (gateway) => page(script(`window.open('${gateway}');`)) },
  newWindowLink: {
    html: (gateway) =>
      page(`<a id="go" target="_blank" href="${gateway}">Pay</a>${script("document.getElementById('go').click();")}`),
  },
  /** WeChat H5: the buyer presses a link, which works only on a visible page. */
  pressed: {
    html: (gateway) =>
      page(
        `<p>微信支付</p><a id="go" href="${gateway}">打开微信支付</a>${script("document.getElementById('go').dataset.ready = '1';")}`,
      ),
    press: '#go',
  },
  /** The buyer has to type a card's code. */
  ownFields: {
    html: (gateway) =>
      page(
        `<form action="${gateway}" method="post" onsubmit="return document.getElementById('otp').value.length === 6"><label>Code <input id="otp" name="otp" inputmode="numeric"></label>${hidden('acct', '9')}<button id="go">Confirm</button></form>`,
      ),
    fields: { otp: '246810', acct: '9' },
    fill: { selector: '#otp', value: '246810' },
    press: '#go',
  },
} as const satisfies Record<string, PaymentShape>;

/** A shape's name. */
export type PaymentShapeName = keyof typeof PAYMENT_SHAPES;

/** Returns a shape, typed with all its optional fields. */
export function shapeOf(name: PaymentShapeName): PaymentShape & Pick<Required<PaymentShape>, 'fields'> {
  return { fields: {}, ...PAYMENT_SHAPES[name] };
}

/** The names of all shapes. */
export const PAYMENT_SHAPE_NAMES = Object.keys(PAYMENT_SHAPES) as PaymentShapeName[];

/**
 * One shape for each way in which the site or the browser leaves a payment page. Tests order through these pages from
 * the shop's own form, in each engine. The other shapes repeat one of these ways.
 */
export const TELLING_SHAPES: readonly PaymentShapeName[] = [
  'href',
  'refresh',
  'form',
  'onload',
  'shadowed',
  'filled',
  'srcMissing',
  'newWindow',
  'newWindowOpened',
  'pressed',
];
