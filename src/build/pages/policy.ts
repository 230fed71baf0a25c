import { createHash } from 'node:crypto';
import type { Element } from 'hast';
import * as config from '../../config.ts';
import { attribute, codeIn, elementsOf, mapElements, newElement, type Page, rowOfPage, type Site } from './page.ts';

/** Does a page bring its own policy, as the frame for payment pages does? */
export function hasPolicy(page: Page): boolean {
  return elementsOf(page, 'meta').some(
    (meta) => String(meta.properties.httpEquiv).toLowerCase() === 'content-security-policy',
  );
}

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
  const scripts = elementsOf(page, 'script');
  const styles = elementsOf(page, 'style');
  const scriptHashes = hashes(scripts.filter(isInlineCode));
  // Stubs run their one script and load nothing, and every byte of them counts.
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
    // A payment form is posted to the gateway; other payment pages run in a sandboxed frame.
    `frame-src 'self'${gateways}`,
    "manifest-src 'self'",
    `form-action 'self'${gateways}`,
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types petrel-payment',
  ].join('; ');
}

/** A page that brings its own policy; in a sandbox build that policy also allows the sandbox's gateway. */
export function openOwnPolicy(page: Page, { isSandbox }: Site): Page {
  return mapElements(page, (element) => {
    const content = element.tagName === 'meta' && isSandbox ? attribute(element, 'content') : '';
    if (!content.includes('form-action https:')) return element;
    const opened = content.replace('form-action https:', `form-action${gatewaysOf(isSandbox)}`);
    return { ...element, properties: { ...element.properties, content: opened } };
  });
}

/** Gateways can be anywhere; the sandbox's own is on this machine and has no https. */
function gatewaysOf(isSandbox: boolean): string {
  return isSandbox ? ' https: http://localhost:* http://127.0.0.1:*' : ' https:';
}

function originOf(address: string): string {
  return address.startsWith('/') ? '' : ` ${new URL(address).origin}`;
}

/** Is this an inline script that runs? Data (JSON-LD) does not. */
function isInlineCode(script: Element): boolean {
  return !script.properties.src && /^(module|text\/javascript)?$/.test(attribute(script, 'type'));
}

function hashes(elements: readonly Element[]): string {
  const found = elements.map((element) => ` 'sha256-${createHash('sha256').update(codeIn(element)).digest('base64')}'`);
  return [...new Set(found)].join('');
}
