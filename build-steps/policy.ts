import { hash } from 'node:crypto';
import type { Element } from 'hast';
import * as config from '#config.ts';
import { attribute, codeIn, elementsOf, mapElements, newElement, type Page, rowOfPage, type Site } from './page.ts';

/** Puts a page's content security policy into the head, before everything that it applies to. */
export function addPolicy(page: Page, site: Site): Page {
  const meta = newElement('meta', { httpEquiv: ['content-security-policy'], content: policyOf(page, site) });
  return mapElements(page, (element) => {
    if (element.tagName !== 'head') return element;
    const [first, ...rest] = element.children;
    const hasCharset = first?.type === 'element' && 'charSet' in first.properties;
    return { ...element, children: hasCharset ? [first, meta, ...rest] : [meta, ...element.children] };
  });
}

/**
 * Returns a page's policy (docs/decisions/010-content-security-policy.md#decision). It allows only the page's own
 * inline code, by hashes. If the page's row says that visitors pay there, it also allows any https address as a payment
 * gateway.
 */
export function policyOf(page: Page, { isSandbox }: Site): string {
  const isPaymentPage = elementsOf(page, 'html').some(({ properties }) => 'dataPayment' in properties);
  if (isPaymentPage) return paymentPagePolicy({ isSandbox });
  const scripts = elementsOf(page, 'script');
  const styles = elementsOf(page, 'style');
  const scriptHashes = hashes(scripts.filter(isInlineCode));
  // Pages that only redirect run one script and load nothing. Their size matters most, so their policy is short.
  if (styles.length === 0 && !scripts.some(({ properties }) => properties.src)) {
    return `default-src 'none'; script-src${scriptHashes}; base-uri 'none'; form-action 'none'`;
  }
  const { pays, showsActivity } = rowOfPage(page) ?? {};
  const gateways = pays ? gatewaysOf(isSandbox) : '';
  // Browsers must never send the site's own forms, because scripts handle them. They do send the forms of gateways.
  const formTargets = gateways ? `'self'${gateways}` : "'none'";
  // The API names the pictures of the activity. Unless the operator has listed their hosts, they can be anywhere.
  const { attachmentBase, pictureHosts } = config;
  const pictures = showsActivity && pictureHosts.length === 0 ? ' https:' : '';
  const hosts = originsOf([attachmentBase, ...(showsActivity ? pictureHosts : [])]);
  return [
    "default-src 'none'",
    `script-src 'self'${scriptHashes}`,
    `style-src 'self'${hashes(styles)}`,
    `img-src 'self' data: blob:${pictures}${hosts}`,
    "media-src 'self'",
    "manifest-src 'self'",
    `connect-src 'self'${originsOf(config.apiBases)}`,
    // A payment form is posted to the gateway. A payment page in a frame of the site may link to the gateway inside
    // that frame.
    ...(gateways ? [`frame-src 'self'${gateways}`] : []),
    `form-action ${formTargets}`,
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types payment${config.offline ? ' worker' : ''}`,
  ].join('; ');
}

/**
 * Returns the policy of the payment page: everything that a gateway's page may need
 * (docs/decisions/008-payment-pages.md#decision).
 */
export function paymentPagePolicy({ isSandbox }: Pick<Site, 'isSandbox'>): string {
  const gateways = gatewaysOf(isSandbox);
  return [
    "default-src 'none'",
    `script-src 'unsafe-inline' 'unsafe-eval' blob:${gateways}`,
    `style-src 'unsafe-inline'${gateways}`,
    `img-src data: blob:${gateways}`,
    `media-src data: blob:${gateways}`,
    `font-src data:${gateways}`,
    `connect-src${gateways}`,
    `frame-src${gateways}`,
    `form-action${gateways}`,
    `base-uri${gateways}`,
  ].join('; ');
}

/**
 * Returns the addresses of gateways for a policy. Gateways can be anywhere; the sandbox's gateway is on this machine
 * and has no https.
 */
function gatewaysOf(isSandbox: boolean): string {
  return isSandbox ? ' https: http://localhost:* http://127.0.0.1:*' : ' https:';
}

/**
 * Returns the origins of addresses on other hosts, as a policy lists them after `'self'`, each once.
 * @example originsOf(['/api', 'https://a.example/v1', 'https://a.example/v2']) // ' https://a.example'
 */
export function originsOf(addresses: readonly string[]): string {
  const foreign = addresses
    .filter((address) => !address.startsWith('/'))
    .map((address) => ` ${new URL(address).origin}`);
  return [...new Set(foreign)].join('');
}

/** Returns whether an inline script needs a hash. Code and speculation rules need one; data (JSON-LD) does not. */
function isInlineCode(script: Element): boolean {
  return !script.properties.src && /^(module|text\/javascript|speculationrules)?$/.test(attribute(script, 'type'));
}

function hashes(elements: readonly Element[]): string {
  return [...new Set(elements.map(hashOf))].join('');
}

function hashOf(element: Element): string {
  return ` 'sha256-${hash('sha256', codeIn(element), 'base64')}'`;
}
