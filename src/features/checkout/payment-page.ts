/**
 * Payment pages that the API sends as HTML: they must work, and never reach the member's token
 * (docs/behaviour/checkout.md#payment-pages).
 */
import { isFollowable } from './followable.ts';
import { isSandboxBuild } from './sandbox-build.ts';

/** How a payment page is opened: `form` and `refresh` leave this page, `frame` stays on it. */
export type PaymentPageKind = 'form' | 'refresh' | 'frame';

const FRAME_ADDRESS = '/payment-frame.html';
/** Everything that such a page may need except `allow-same-origin`, which would let it read the session. */
const SANDBOX = 'allow-scripts allow-forms allow-top-navigation';

/**
 * Opens a payment page. A single form without anything to fill in is rebuilt and sent; a refresh is followed; anything else runs
 * in a sandboxed frame inside `host`. `title` names the frame for screen readers.
 */
export function openPaymentPage(html: string, host: HTMLElement, title: string): PaymentPageKind {
  // A template's content is inert: nothing in it runs or loads, and the page's policy doesn't apply to it.
  const template = document.createElement('template');
  template.innerHTML = trusted(html);
  const page = template.content;
  const form = onlyForm(page);
  if (form) {
    host.append(form);
    // A control named "submit" would hide the form's own method.
    HTMLFormElement.prototype.submit.call(form);
    return 'form';
  }
  const target = refreshTarget(page);
  if (target) {
    location.assign(target);
    return 'refresh';
  }
  host.append(frameFor(html, title));
  return 'frame';
}

/** The only form, rebuilt from new elements, if it has hidden fields only and its address may be followed; else undefined. */
function onlyForm(page: DocumentFragment): HTMLFormElement | undefined {
  const [source, another] = page.querySelectorAll('form');
  const action = source?.getAttribute('action') ?? '';
  if (!source || another || !/^https?:/i.test(action) || !isSafe(action)) return undefined;
  const controls = [...source.elements].filter(
    (element) => element.getAttribute('type') !== 'submit' && element.tagName !== 'BUTTON',
  );
  if (controls.some((control) => control.getAttribute('type') !== 'hidden')) return undefined;
  const form = document.createElement('form');
  form.action = action;
  form.method = source.method;
  form.enctype = source.enctype;
  form.hidden = true;
  for (const control of controls) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = control.getAttribute('name') ?? '';
    input.value = control.getAttribute('value') ?? '';
    form.append(input);
  }
  return form;
}

/** Where a `<meta http-equiv="refresh">` leads, if that may be followed. */
function refreshTarget(page: DocumentFragment): string | undefined {
  const meta = [...page.querySelectorAll('meta')].find(({ httpEquiv }) => httpEquiv.toLowerCase() === 'refresh');
  const address = /^\s*\d*\s*[;,]\s*url\s*=\s*['"]?([^'"]+)/i.exec(meta?.content ?? '')?.[1]?.trim();
  return address && isSafe(address) ? address : undefined;
}

function frameFor(html: string, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', SANDBOX);
  frame.title = title;
  frame.referrerPolicy = 'no-referrer';
  frame.src = FRAME_ADDRESS;
  // The frame's origin is opaque, so only the target "*" reaches it; no other window gets the message.
  frame.addEventListener('load', () => frame.contentWindow?.postMessage(html, '*'), { once: true });
  return frame;
}

function isSafe(address: string): boolean {
  return isFollowable(address, { origin: location.origin, allowsLoopback: isSandboxBuild });
}

/**
 * Parsing in a template runs no code; the policy's name is the only one that the page's CSP allows
 * (docs/decisions/010-content-security-policy.md#decision).
 */
function trusted(html: string): string {
  const { trustedTypes } = window as {
    trustedTypes?: { createPolicy(name: string, rules: object): { createHTML(text: string): unknown } };
  };
  policy ??= trustedTypes?.createPolicy('petrel-payment', { createHTML: (text: string) => text });
  return (policy?.createHTML(html) ?? html) as string;
}

let policy: { createHTML(text: string): unknown } | undefined;
