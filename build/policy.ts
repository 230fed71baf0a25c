import { createHash } from 'node:crypto';
import type { Element } from 'hast';
import * as config from '../src/config.ts';
import { attribute, codeIn, elementsOf, mapElements, newElement, type Page, rowOfPage, type Site } from './page.ts';

/** Puts a page's content security policy into its head, before everything that it governs. */
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
 * A page's policy (docs/decisions/010-content-security-policy.md#decision): hashes of only its own inline code, and any https address
 * as payment gateway if its row says that visitors pay on it.
 */
export function policyOf(page: Page, { isSandbox }: Site): string {
  if (isHandOver(page)) return handOverPolicy({ isSandbox });
  const scripts = elementsOf(page, 'script');
  const styles = elementsOf(page, 'style');
  const scriptHashes = hashes(scripts.filter(isInlineCode));
  // Stubs run their one script and load nothing, and every byte of them counts.
  if (styles.length === 0 && !scripts.some(({ properties }) => properties.src)) {
    return `default-src 'none'; script-src${scriptHashes}; base-uri 'none'; form-action 'none'`;
  }
  const gateways = rowOfPage(page)?.pays ? gatewaysOf(isSandbox) : '';
  // No browser is to send a form of ours by itself; gateways' forms it does send.
  const ours = elementsOf(page, 'form').some((form) => attribute(form, 'method') === 'post') ? "'none'" : "'self'";
  const formTargets = gateways ? `'self'${gateways}` : ours;
  return [
    "default-src 'none'",
    `script-src 'self'${scriptHashes}`,
    `style-src 'self'${hashes(styles)}`,
    `img-src 'self' data: blob: https:${originsOf([config.attachmentBase])}`,
    "media-src 'self'",
    "manifest-src 'self'",
    `connect-src 'self'${originsOf([...config.apiBases, ...(config.reportsTo ? [config.reportsTo] : [])])}`,
    // A payment form is posted to the gateway; a payment page that ends in a frame of ours goes on to the gateway in it.
    ...(gateways ? [`frame-src 'self'${gateways}`] : []),
    `form-action ${formTargets}`,
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types payment${config.offline ? ' worker' : ''}`,
  ].join('; ');
}

/** Is this the page that payments are handed over to? */
function isHandOver(page: Page): boolean {
  return elementsOf(page, 'html').some(({ properties }) => 'dataPayment' in properties);
}

/**
 * The policy of the page that payments are handed over to: whatever a payment page does over https, as its author meant it. What it
 * may not reach, it can't because its origin is nobody's (docs/decisions/008-payment-pages.md#decision).
 */
export function handOverPolicy({ isSandbox }: Pick<Site, 'isSandbox'>): string {
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

/** Gateways can be anywhere; the sandbox's own is on this machine and has no https. */
function gatewaysOf(isSandbox: boolean): string {
  return isSandbox ? ' https: http://localhost:* http://127.0.0.1:*' : ' https:';
}

/**
 * The origins of addresses as a policy lists them behind `'self'`, each once; those of the site's own host are `'self'`.
 *
 * @example originsOf(['/api', 'https://a.example/v1', 'https://a.example/v2']) // ' https://a.example'
 */
export function originsOf(addresses: readonly string[]): string {
  const foreign = addresses
    .filter((address) => !address.startsWith('/'))
    .map((address) => ` ${new URL(address).origin}`);
  return [...new Set(foreign)].join('');
}

/** Is this an inline script that does something, which rules for fetching ahead do, too? Data (JSON-LD) does not. */
function isInlineCode(script: Element): boolean {
  return !script.properties.src && /^(module|text\/javascript|speculationrules)?$/.test(attribute(script, 'type'));
}

function hashes(elements: readonly Element[]): string {
  const found = elements.map((element) => ` 'sha256-${createHash('sha256').update(codeIn(element)).digest('base64')}'`);
  return [...new Set(found)].join('');
}
