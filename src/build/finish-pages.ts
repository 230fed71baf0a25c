import { createHash } from 'node:crypto';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { config } from '../config.ts';
import { redirectsFile } from '../routes/hosting.ts';
import { LOCALES } from '../routes/locales.ts';
import { codeOf, preloadsOf } from './preloads.ts';
import { pruneStyles } from './prune-styles.ts';

/**
 * The last step of a build: every page gets its content security policy (hashes of just its own inline code, in front
 * of everything it governs) and preloads of its islands' modules; the host files are written beside them.
 * Fails on code that the policy would block.
 */
export function finishPages(): AstroIntegration {
  return {
    name: 'petrel-finish-pages',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const dist = fileURLToPath(dir);
        const files = (await readdir(dist, { recursive: true })).filter((file) => file.endsWith('.html'));
        await Promise.all(
          files.map(async (file) => {
            const path = join(dist, file);
            const html = await readFile(path, 'utf8');
            // A page that brings its own policy (the payment frame's) keeps it.
            if (/http-equiv="content-security-policy"/i.test(html)) return;
            const slim = joinStyles(html, await codeOf(html, dist));
            await writeFile(path, finishPage(slim, await preloadsOf(html, dist), relative(dist, path)));
          }),
        );
        // Hosts look for the nearest `404.html` (Cloudflare Pages, Netlify); only the root's is made by Astro.
        for (const locale of LOCALES)
          await rename(join(dist, locale, '404/index.html'), join(dist, locale, '404.html'));
        await writeFile(join(dist, '_redirects'), redirectsFile());
        await writeFile(join(dist, '_headers'), headersFile());
        logger.info(`${files.length} pages have their policy`);
      },
    },
  };
}

/**
 * One style element in place of several, so that the policy needs one hash; without what neither the page nor anything that
 * its code may show can use.
 */
function joinStyles(html: string, code: string): string {
  const element = /<style[^>]*>([\s\S]*?)<\/style>/g;
  const styles = [...html.matchAll(element)];
  const place = styles[0]?.index;
  if (place === undefined) return html;
  const rest = html.replace(element, '');
  const words = new Set(`${rest} ${code}`.match(/[\w-]+/g));
  const css = pruneStyles(styles.map(([, text]) => text).join(''), (name) => words.has(name));
  return `${rest.slice(0, place)}<style>${css}</style>${rest.slice(place)}`;
}

/** Puts policy and preloads into one page. Throws on inline code that no hash can allow. */
function finishPage(html: string, preloads: readonly string[], name: string): string {
  const blocked = /<[a-z][^>]*\s(?:on[a-z]+|style)\s*=/i.exec(stripQuoted(html));
  if (blocked)
    throw new Error(
      `${name}: ${blocked[0].slice(0, 80)}… would be blocked by the page's policy: use a class or a listener`,
    );
  const isStub = !/<style|<script[^>]+src=/.test(html);
  const scripts = inlineHashes(html, 'script');
  const policy = isStub
    ? stubPolicy(scripts)
    : policyFor(scripts, inlineHashes(html, 'style'), /data-screen="(register|packages)"/.test(html));
  const links = preloads.map((file) => `<link rel="modulepreload" href="${file}">`).join('');
  const meta = `<meta http-equiv="content-security-policy" content="${policy}">`;
  return withPlainProps(html)
    .replace(/<head[^>]*>(<meta charset[^>]*>)?/i, (head) => head + meta)
    .replace('</head>', `${links}</head>`);
}

/** Islands' props are JSON, whose own quotes need no escape between single ones: a hundred bytes a page. */
function withPlainProps(html: string): string {
  return html.replace(
    /(<astro-island\b[^>]*? props=)"([^"]*)"/g,
    (_, start: string, props: string) => `${start}'${props.replaceAll("'", '&#39;').replaceAll('&quot;', '"')}'`,
  );
}

/** Headers that a `<meta>` can't carry, in the format of Netlify and Cloudflare Pages. */
function headersFile(): string {
  return `/*
  Content-Security-Policy: frame-ancestors 'self'
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
  Strict-Transport-Security: max-age=31536000; includeSubDomains
  Permissions-Policy: camera=(), geolocation=(), microphone=()
  Cross-Origin-Opener-Policy: same-origin

/_astro/*
  Cache-Control: public, max-age=31536000, immutable
`;
}

/** Stubs run their one script and load nothing; every byte of theirs counts. */
function stubPolicy(scripts: readonly string[]): string {
  return `default-src 'none'; script-src ${scripts.join(' ')}`;
}

function policyFor(scripts: readonly string[], styles: readonly string[], isCheckout: boolean): string {
  const api = originOf(config.apiBase);
  const files = originOf(config.attachmentBase);
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts.join(' ')}`.trim(),
    `style-src 'self' ${styles.join(' ')}`.trim(),
    `img-src 'self' data: blob: https:${files}`,
    "media-src 'self'",
    "font-src 'self'",
    `connect-src 'self'${api}`,
    // A payment page's form is posted to the gateway, wherever that is; what is none stands in a frame of its own.
    `frame-src 'self'${isCheckout ? gateways() : ''}`,
    "manifest-src 'self'",
    `form-action 'self'${isCheckout ? gateways() : ''}`,
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types petrel-payment',
  ].join('; ');
}

/** Payment gateways are anywhere; those of a site that is tried out on this machine have no https. */
function gateways(): string {
  return config.apiBase.startsWith('https:') ? ' https:' : ' https: http://localhost:* http://127.0.0.1:*';
}

function originOf(address: string): string {
  return address.startsWith('/') ? '' : ` ${new URL(address).origin}`;
}

function inlineHashes(html: string, tag: 'script' | 'style'): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', code = ''] of html.matchAll(
    new RegExp(`<${tag}\\b([^>]*)>([\\s\\S]*?)</${tag}>`, 'g'),
  )) {
    if (/\ssrc=|type="(?!module|text\/javascript)/.test(attributes)) continue;
    hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  }
  return [...hashes];
}

/** Without scripts' code and attribute values, so that only real attribute names are looked at. */
function stripQuoted(html: string): string {
  return html
    .replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g, '')
    .replace(/"[^"]*"/g, '""')
    .replace(/'[^']*'/g, "''");
}
