import { createHash } from 'node:crypto';
import type { Element } from 'hast';
import * as config from '../../config.ts';
import { attribute, codeIn, elementsOf, mapElements, newElement, type Page, rowOfPage, type Site } from './page.ts';

/** Does a page bring its own policy along, as the frame for payment pages does? */
export function hasPolicy(page: Page): boolean {
  return elementsOf(page, 'meta').some(
    (meta) => String(meta.properties.httpEquiv).toLowerCase() === 'content-security-policy',
  );
}

/** Puts a page's content security policy into its head, in front of everything that it governs. */
export function addPolicy(page: Page, site: Site): Page {
  const meta = newElement('meta', { httpEquiv: ['content-security-policy'], content: policyOf(page, site) });
  return mapElements(page, (element) => {
    if (element.tagName !== 'head') return element;
    const [first, ...rest] = element.children;
    const hasCharset = first?.type === 'element' && 'charSet' in first.properties;
    return { ...element, children: hasCharset ? [first, meta, ...rest] : [meta, ...element.children] };
  });
}

/** A page's policy: hashes of just its own inline code; payment gateways, wherever they are, where its row says that it is paid on. */
export function policyOf(page: Page, { isSandbox }: Site): string {
  const scripts = elementsOf(page, 'script');
  const styles = elementsOf(page, 'style');
  const scriptHashes = hashes(scripts.filter(isInlineCode));
  // Stubs run their one script and load nothing; every byte of theirs counts.
  if (styles.length === 0 && !scripts.some(({ properties }) => properties.src)) {
    return `default-src 'none'; script-src${scriptHashes}`;
  }
  const gateways = rowOfPage(page)?.pays ? gatewaysOf(isSandbox) : '';
  return [
    "default-src 'none'",
    `script-src 'self'${scriptHashes}`,
    `style-src 'self'${hashes(styles)}`,
    `img-src 'self' data: blob: https:${originOf(config.attachmentBase)}`,
    "media-src 'self'",
    "font-src 'self'",
    `connect-src 'self'${originOf(config.apiBase)}`,
    // A payment page's form is posted to the gateway; what is none stands in a frame of its own.
    `frame-src 'self'${gateways}`,
    "manifest-src 'self'",
    `form-action 'self'${gateways}`,
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types petrel-payment',
  ].join('; ');
}

/** A page that brings its own policy, which in a sandbox build lets the sandbox's gateway in, too. */
export function openOwnPolicy(page: Page, { isSandbox }: Site): Page {
  return mapElements(page, (element) => {
    const content = element.tagName === 'meta' && isSandbox ? attribute(element, 'content') : '';
    if (!content.includes('form-action https:')) return element;
    const opened = content.replace('form-action https:', `form-action${gatewaysOf(isSandbox)}`);
    return { ...element, properties: { ...element.properties, content: opened } };
  });
}

/** Gateways can be anywhere; the sandbox's own has no https. */
function gatewaysOf(isSandbox: boolean): string {
  return isSandbox ? ' https: http://localhost:* http://127.0.0.1:*' : ' https:';
}

function originOf(address: string): string {
  return address.startsWith('/') ? '' : ` ${new URL(address).origin}`;
}

/** Is this a script whose code stands in the page and runs? Data (JSON-LD) runs nothing. */
function isInlineCode(script: Element): boolean {
  return !script.properties.src && /^(module|text\/javascript)?$/.test(attribute(script, 'type'));
}

function hashes(elements: readonly Element[]): string {
  const found = elements.map((element) => ` 'sha256-${createHash('sha256').update(codeIn(element)).digest('base64')}'`);
  return [...new Set(found)].join('');
}
