/**
 * Handles payment pages that only redirect. The shop redirects in their place, because a gateway may check Referer and
 * Origin. A page with an opaque origin cannot send these headers (docs/behaviour/checkout.md#payment-pages).
 */
import { UnsafeAddress } from '#api/failures.ts';
import { followRules, isFollowable } from '#domain/followable.ts';

/** Code that only submits a form, with all spaces removed. */
const SUBMITS =
  /^(?:window\.onload=function\(\)\{)?(?:(?:window\.)?document\.(?:forms\[(?:0|(["'])[\w-]+\1)\]|forms\.\w+|getElementById\((["'])[\w-]+\2\)|querySelector\((["'])form\3\)|\w+)|\w+)\.submit\(\);?\}?;?$/;
/** Code that only goes to an address. */
const GOES =
  /^\s*(?:(?:window|self|top|parent|document)\.)*location(?:(?:\.href)?\s*=\s*|\.(?:replace|assign)\(\s*)(["'])(https?:\/\/[^"'\\\s]+)\1\s*(?:\)\s*)?(?:;\s*)?$/;
/**
 * A tag and its attributes. `ATTRIBUTE` matches the attributes one by one, so that text inside a value is not taken for
 * an attribute. No part can match the same text in two ways, and none reaches into the next tag. Otherwise a page that
 * somebody has altered could keep the tab busy for ever.
 */
const TAG =
  /<([a-z][^\s/<>"']*)((?:[\s/]+[^\s=<>/"']+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s<>"']+(?![^\s<>"'])))?)*[\s/]*)>/gi;
const ATTRIBUTE = /[\s/]+(?:([^\s=<>/"']+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s<>"']+))?)?/g;
/** Elements by which a page does more than redirect. */
const MORE = 'iframe, frame, object, embed, base, input:not([type=hidden i], [type=submit i]), select, textarea';

/**
 * Elements that a buyer may have to look at. Hidden elements and images one pixel wide do not count: they only count
 * visits.
 */
const SEEN =
  ':is(img, svg, canvas):not([hidden], [hidden] *, noscript *, [width="0"], [width="1"], [height="0"], [height="1"])';
/** Styles that hide an element (`HIDES`), and styles that leave at most a pixel of an element (`SHRINKS`). */
const HIDES = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)/i;
const SHRINKS = /(?:^|;)\s*(?:width|height)\s*:\s*[01](?:px)?\s*(?:;|!|$)/i;
/** Seconds until a refresh. A later refresh leaves time to read the page, or to look at the elements of `SEEN`. */
const SOON = { toRead: 5, toSee: 1 };

/**
 * Returns a function that redirects as the payment page would, if the page only redirects. Such a page sends a form
 * whose fields are all hidden, refreshes itself soon, or goes to an address. Returns undefined for any other page,
 * which has to be run instead. Throws `UnsafeAddress` if the page only redirects, but to an address that is not
 * allowed.
 */
export function readRedirect(html: string): (() => void) | undefined {
  const { text, listeners } = inert(html);
  const page = parse(text);
  const scripts = [...page.querySelectorAll('script')].map((script) =>
    script.hasAttribute('src') ? 'src' : script.textContent,
  );
  const codes = [...scripts, ...listeners].filter((code) => code.trim());
  if (codes.length > 1 || page.querySelector(MORE)) return undefined;
  const forms = [...page.querySelectorAll('form')];
  const refresh = readRefresh(page);
  const [code = ''] = codes;
  const isSeen = page.querySelector(SEEN) !== null;
  const stays = refresh ? refresh.seconds > (isSeen ? SOON.toSee : SOON.toRead) : isSeen;
  // A page with such a script is left before anybody can look at it. So a logo on the page does not matter.
  if (!code && stays) return undefined;
  if (forms.length === 0) {
    const target = refresh?.target ?? targetIn(code);
    if (!target || (refresh && code)) return undefined;
    const address = checkSafe(target);
    return () => location.assign(address);
  }
  const isOnlySent = !refresh && (!code || SUBMITS.test(code.replace(/<!--|(?:\/\/)?-->|\s/g, '')));
  const form = forms.length === 1 && isOnlySent && forms[0] ? rebuild(forms[0], page) : undefined;
  // `sendForm` takes `submit` from the prototype: a control named "submit" would hide the form's own method.
  return form && (() => sendForm(form));
}

/**
 * Builds the same form anew. The attributes are read by the prototypes' methods, since a field's name may hide the
 * form's own property. Returns undefined if the form does more than send hidden fields.
 */
function rebuild(source: HTMLFormElement, page: DocumentFragment): HTMLFormElement | undefined {
  const read = (element: Element, name: string): string | null => Element.prototype.getAttribute.call(element, name);
  const action = read(source, 'action') ?? '';
  const method = (read(source, 'method') ?? 'get').toLowerCase();
  const charset = read(source, 'accept-charset') ?? 'utf-8';
  if (!/^https?:/i.test(action) || !/^(get|post)$/.test(method)) return undefined;
  if (!/^utf-?8$/i.test(charset)) return undefined;
  const controls = [...page.querySelectorAll('input, button')];
  const isPlain = controls.every(
    (control) =>
      Node.prototype.contains.call(source, control) &&
      (isHidden(control) ? !control.hasAttribute('disabled') : !read(control, 'name') && !read(control, 'formaction')),
  );
  if (!isPlain) return undefined;
  checkSafe(action);
  // The form's `target` is left out. The browser may block another window, because nobody has pressed anything.
  const form = document.createElement('form');
  form.action = action;
  form.method = method;
  form.enctype = read(source, 'enctype') ?? '';
  form.hidden = true;
  const inputs = controls.filter(isHidden).map((control) => {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = read(control, 'name') ?? '';
    input.value = read(control, 'value') ?? '';
    return input;
  });
  // Append all inputs at once. A field hides the form's property of the same name, and a field may be named "append".
  form.append(...inputs);
  return form;
}

function isHidden(control: Element): boolean {
  return control.getAttribute('type')?.toLowerCase() === 'hidden';
}

function sendForm(form: HTMLFormElement): void {
  document.body.append(form);
  HTMLFormElement.prototype.submit.call(form);
}

/** The address to which a `<meta http-equiv="refresh">` leads, and after how many seconds. */
function readRefresh(page: DocumentFragment): { target: string; seconds: number } | undefined {
  const meta = [...page.querySelectorAll('meta')].find(({ httpEquiv }) => httpEquiv.toLowerCase() === 'refresh');
  return refreshIn(meta?.content ?? '');
}

/** The address and the seconds in the content of such a `<meta>`; undefined if it names no address. */
export function refreshIn(content: string): { target: string; seconds: number } | undefined {
  const [, seconds, target] = /^\s*(?:(\d+)\s*)?[;,]\s*url\s*=\s*['"]?([^'"]+)/i.exec(content) ?? [];
  return target ? { target: target.trim(), seconds: Number(seconds ?? 0) } : undefined;
}

/** The address to which code goes, if it does nothing else. */
export function targetIn(code: string): string | undefined {
  return GOES.exec(code)?.[2];
}

/**
 * Removes the attributes that the shop's own policy forbids, since a browser would report them even in a template. Only
 * the fact that a style hides its element is kept, as another attribute. Also returns the code of event handlers. The
 * `onload` of a body is returned as plain code, since gateways submit their form there. Other handlers get their name
 * as a prefix, so that they count as more than a redirect.
 */
export function inert(html: string): { text: string; listeners: string[] } {
  const listeners: string[] = [];
  const text = html.replace(TAG, (_, tag: string, attributes: string) => {
    const kept = attributes.replace(ATTRIBUTE, (attribute, name = '', value = '') => {
      if (/^on/i.test(name)) {
        const code = value.replace(/^["']|["']$/g, '').replace(/^\s*javascript:/i, '');
        listeners.push(/^body onload$/i.test(`${tag} ${name}`) ? code : `${name}: ${code}`);
        return '';
      }
      if (!/^style$/i.test(name)) return attribute;
      const style = value.replace(/["']/g, '');
      if (HIDES.test(style)) return ' hidden';
      return SHRINKS.test(style) ? ' width="0"' : '';
    });
    return `<${tag}${kept}>`;
  });
  return { text, listeners };
}

/**
 * Parses HTML in a template, whose content is inert. Nothing in it runs or loads, and the page's policy does not apply
 * to it.
 */
function parse(html: string): DocumentFragment {
  const template = document.createElement('template');
  // biome-ignore lint/plugin/html: Trusted Types allow no other parser than an inert template
  template.innerHTML = trusted(html);
  return template.content;
}

/**
 * The absolute address. Throws `UnsafeAddress` for an address that is not allowed. Running the page in `/payment/`
 * instead would not help, because that page would follow the same address.
 */
function checkSafe(address: string): string {
  const rules = followRules();
  if (!isFollowable(address, rules)) throw new UnsafeAddress();
  return new URL(address, rules.origin).href;
}

/**
 * HTML that a template accepts under Trusted Types. This is safe, because parsing in a template runs no code. The
 * policy's name is the only one that the page's CSP allows (docs/decisions/010-content-security-policy.md#decision).
 */
function trusted(html: string): string {
  const { trustedTypes } = window as {
    trustedTypes?: { createPolicy(name: string, rules: object): { createHTML(text: string): unknown } };
  };
  policy ??= trustedTypes?.createPolicy('payment', { createHTML: (text: string) => text });
  return (policy?.createHTML(html) ?? html) as string;
}

let policy: { createHTML(text: string): unknown } | undefined;
