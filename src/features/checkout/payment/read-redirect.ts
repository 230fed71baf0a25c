/**
 * For payment pages that only redirect. The shop redirects instead of them, because a gateway may check Referer and
 * Origin, which a page with an opaque origin can't send (docs/behaviour/checkout.md#payment-pages).
 */
import { UnsafeAddress } from '#api/failures.ts';
import { isFollowable } from '#core/followable.ts';

/** Code that only submits a form, with all spaces removed. */
const SUBMITS =
  /^(?:window\.onload=function\(\)\{)?(?:(?:window\.)?document\.(?:forms\[(?:0|(["'])[\w-]+\1)\]|forms\.\w+|getElementById\((["'])[\w-]+\2\)|querySelector\((["'])form\3\)|\w+)|\w+)\.submit\(\);?\}?;?$/;
/** Code that only goes to an address. */
const GOES =
  /^\s*(?:(?:window|self|top|parent|document)\.)*location(?:(?:\.href)?\s*=\s*|\.(?:replace|assign)\(\s*)(["'])(https?:\/\/[^"'\\\s]+)\1\s*\)?\s*;?\s*$/;
/** A tag and its attributes. They are matched one by one, so that text inside a value is not taken for an attribute. */
const TAG = /<([a-z][^\s/>]*)((?:[\s/]+[^\s=>/"']+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"']+))?)*[\s/]*)>/gi;
const ATTRIBUTE = /[\s/]+([^\s=>/"']+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s>"']+))?/g;
/** Elements by which a page does more than redirect. */
const MORE = 'iframe, frame, object, embed, base, input:not([type=hidden i], [type=submit i]), select, textarea';

/**
 * Returns a function that redirects as the payment page would, if redirecting is all that it does: it sends a form
 * whose fields are all hidden, refreshes itself, or goes to an address. Returns undefined if it does anything else,
 * which may be needed: such a page has to be run. Throws `UnsafeAddress` if it only redirects, but to an address that
 * is not allowed.
 */
export function readRedirect(html: string): (() => void) | undefined {
  const { text, listeners } = inert(html);
  const page = parse(text);
  const scripts = [...page.querySelectorAll('script')].map((script) =>
    script.hasAttribute('src') ? 'src' : script.textContent,
  );
  const codes = [...scripts, ...listeners].filter((code) => code.trim());
  if (codes.length > 1) return undefined;
  if (page.querySelector(MORE)) return undefined;
  const forms = [...page.querySelectorAll('form')];
  const refresh = refreshTarget(page);
  const [code = ''] = codes;
  if (forms.length === 0) {
    if (refresh && code) return undefined;
    const target = refresh ?? GOES.exec(code)?.[2];
    if (!target) return undefined;
    checkSafe(target);
    return () => location.assign(target);
  }
  const isOnlySent = !refresh && (!code || SUBMITS.test(code.replace(/<!--|(?:\/\/)?-->|\s/g, '')));
  const form = forms.length === 1 && isOnlySent && forms[0] ? rebuild(forms[0], page) : undefined;
  // A control named "submit" would hide the form's own method.
  return form && (() => sendForm(form));
}

/**
 * The same form from new elements. Its attributes are read by the prototypes' methods, since a field's name may hide
 * the form's own.
 */
function rebuild(source: HTMLFormElement, page: DocumentFragment): HTMLFormElement | undefined {
  const read = (element: Element, name: string): string | null => Element.prototype.getAttribute.call(element, name);
  const action = read(source, 'action') ?? '';
  const method = (read(source, 'method') ?? 'get').toLowerCase();
  const charset = read(source, 'accept-charset') ?? 'utf-8';
  if (!/^https?:/i.test(action) || !/^(get|post)$/.test(method)) return undefined;
  // A window that it names may be blocked, since nobody presses anything: it gets this one.
  if (!/^utf-?8$/i.test(charset)) return undefined;
  const controls = [...page.querySelectorAll('input, button')];
  const isPlain = controls.every(
    (control) =>
      Node.prototype.contains.call(source, control) &&
      (isHidden(control) ? !control.hasAttribute('disabled') : !read(control, 'name') && !read(control, 'formaction')),
  );
  if (!isPlain) return undefined;
  checkSafe(action);
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
  // All at once: a field in the form hides the form's property of the same name, and one may be named "append".
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

/** Where a `<meta http-equiv="refresh">` leads. */
function refreshTarget(page: DocumentFragment): string | undefined {
  const meta = [...page.querySelectorAll('meta')].find(({ httpEquiv }) => httpEquiv.toLowerCase() === 'refresh');
  return /^\s*\d*\s*[;,]\s*url\s*=\s*['"]?([^'"]+)/i.exec(meta?.content ?? '')?.[1]?.trim();
}

/**
 * Removes the attributes that the shop's own policy forbids, since a browser would report them even in a template. Also
 * returns the code of event handlers: a body's `onload` as code, since gateways submit their form there; others with
 * their name as prefix, so that they count as more than a redirect.
 */
function inert(html: string): { text: string; listeners: string[] } {
  const listeners: string[] = [];
  const text = html.replace(TAG, (_, tag: string, attributes: string) => {
    const kept = attributes.replace(ATTRIBUTE, (attribute, name: string, value = '') => {
      if (/^on/i.test(name)) {
        const code = value.replace(/^["']|["']$/g, '').replace(/^\s*javascript:/i, '');
        listeners.push(/^body onload$/i.test(`${tag} ${name}`) ? code : `${name}: ${code}`);
        return '';
      }
      return /^style$/i.test(name) ? '' : attribute;
    });
    return `<${tag}${kept}>`;
  });
  return { text, listeners };
}

/** A template's content is inert: nothing in it runs or loads, and the page's policy doesn't apply to it. */
function parse(html: string): DocumentFragment {
  const template = document.createElement('template');
  // biome-ignore lint/plugin/html: an inert template is the only parser that Trusted Types leave
  template.innerHTML = trusted(html);
  return template.content;
}

/** Throws for an address that is not allowed; `/payment/`, if it got the page instead, would follow the same one. */
function checkSafe(address: string): void {
  if (!isFollowable(address, { origin: location.origin, allowsLoopback: SANDBOX_BUILD })) throw new UnsafeAddress();
}

/**
 * Parsing in a template runs no code; the policy's name is the only one that the page's CSP allows
 * (docs/decisions/010-content-security-policy.md#decision).
 */
function trusted(html: string): string {
  const { trustedTypes } = window as {
    trustedTypes?: { createPolicy(name: string, rules: object): { createHTML(text: string): unknown } };
  };
  policy ??= trustedTypes?.createPolicy('payment', { createHTML: (text: string) => text });
  return (policy?.createHTML(html) ?? html) as string;
}

let policy: { createHTML(text: string): unknown } | undefined;
