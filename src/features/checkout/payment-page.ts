/** Payment pages that the API sends as HTML (decisions: API): they must work, and never reach the member's token. */
import { isFollowable } from './followable.ts';
import { isSandboxBuild } from './sandbox-build.ts';

/** Where a payment page leads: off this page, or into a frame on it. */
export type PaymentPageKind = 'form' | 'refresh' | 'frame';

const FRAME_ADDRESS = '/payment-frame.html';
/** Everything that such a page may need, but `allow-same-origin`: with that it could read the session. */
const SANDBOX = 'allow-scripts allow-forms allow-top-navigation';

/**
 * Opens a payment page. One form without anything to fill in is built anew and sent; a refresh is followed; anything
 * else runs in a sandboxed frame inside `host`. `title` names the frame for screen readers.
 */
export function openPaymentPage(html: string, host: HTMLElement, title: string): PaymentPageKind {
  // A template's content belongs to no page: nothing in it runs, loads, or is judged by the page's policy.
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

/** The page's only form, built of new elements, if it posts to the web and asks nothing of the reader; else undefined. */
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
  // Its origin is opaque, so no other target than "any" would reach it; the message is for it alone.
  frame.addEventListener('load', () => frame.contentWindow?.postMessage(html, '*'), { once: true });
  return frame;
}

function isSafe(address: string): boolean {
  return isFollowable(address, { origin: location.origin, allowsLoopback: isSandboxBuild });
}

/** Parsing runs nothing; the policy's name is the only one that the page's CSP allows (quality: Trusted Types). */
function trusted(html: string): string {
  const { trustedTypes } = window as {
    trustedTypes?: { createPolicy(name: string, rules: object): { createHTML(text: string): unknown } };
  };
  policy ??= trustedTypes?.createPolicy('petrel-payment', { createHTML: (text: string) => text });
  return (policy?.createHTML(html) ?? html) as string;
}

let policy: { createHTML(text: string): unknown } | undefined;
