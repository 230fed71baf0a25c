import { Agent } from 'node:http';
import { Agent as SecureAgent } from 'node:https';
import { extname } from 'node:path';
import { type HeaderRow, headerRows } from '../../build-steps/hosting/headers.ts';
import type { Address } from './addresses.ts';
import { type Answer, ask, follow } from './ask.ts';

/** The checks, in the order of the table's columns. */
export const CHECKS = ['status', 'page', 'type', 'headers', 'caching', 'compression'] as const;
export type Check = (typeof CHECKS)[number];

/** How often a check was made, and its failures. */
export type Findings = Record<Check, { made: number; wrong: string[] }>;

/** What to check. */
export interface Asked {
  origin: string;
  addresses: readonly Address[];
  /**
   * Reads a file of the built site by its path; undefined: the files are not on this machine, and pages are recognised
   * by their marks.
   */
  fileOf?: (file: string) => Buffer;
  /** Set for the operator's own server: caches in front of it must learn what an answer depends on. */
  server?: {
    /** Must text be sent in brotli, because it was compressed before? */
    isPrecompressed: boolean;
  };
}

const TYPES: Readonly<Record<string, RegExp>> = {
  '.html': /^text\/html;\s*charset="?utf-8"?$/i,
  '.js': /^(text|application)\/javascript(;|$)/,
  '.txt': /^text\/plain(;|$)/,
  '.xml': /^(text|application)\/xml(;|$)/,
  '.svg': /^image\/svg\+xml(;|$)/,
  '.json': /^application\/json(;|$)/,
  '.png': /^image\/png$/,
  '.ico': /^image\/(x-icon|vnd\.microsoft\.icon)$/,
};
/** Formats that are already compressed. */
const PACKED = ['.png', '.ico'];
/** Shorter texts fit into one packet, so hosts leave them uncompressed. In bytes. */
const WORTH_COMPRESSING = 1_500;
const AT_ONCE = 8;
const ROWS = headerRows();
const ASK_ANEW = /no-cache|no-store|max-age=0/;

/** Requests every address from a host, and returns the failures by check. */
export async function checkHost(asked: Asked): Promise<Findings> {
  const findings = Object.fromEntries(CHECKS.map((check) => [check, { made: 0, wrong: [] as string[] }])) as Findings;
  const agent = new (asked.origin.startsWith('https:') ? SecureAgent : Agent)({ keepAlive: true, maxSockets: AT_ONCE });
  const note = (check: Check, path: string, problem: string | undefined): void => {
    findings[check].made += 1;
    if (problem) findings[check].wrong.push(`${path}: ${problem}`);
  };
  const waiting = [...asked.addresses];
  const work = async (): Promise<void> => {
    for (let address = waiting.shift(); address; address = waiting.shift())
      await checkAddress(asked, address, agent, note);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  agent.destroy();
  return findings;
}

type Note = (check: Check, path: string, problem: string | undefined) => void;

async function checkAddress(asked: Asked, { instead, ...own }: Address, agent: Agent, note: Note): Promise<void> {
  const { path, kind } = own;
  let answer: Awaited<ReturnType<typeof follow>>;
  try {
    answer = await follow(asked.origin, path, { agent });
  } catch (error) {
    return note('status', path, `no answer (${error instanceof Error ? error.message : String(error)})`);
  }
  const address: Address = answer.at === instead?.at ? { ...own, ...instead, kind: 'page' } : own;
  const { file = '' } = address;
  note('status', path, wrongStatus(address, answer));
  if (kind === 'hidden') return;
  note('page', path, wrongBody(asked, address, answer));
  note(
    'type',
    path,
    TYPES[extname(file)]?.test(answer.headers['content-type'] ?? '') ? undefined : told(answer, 'content-type'),
  );
  for (const row of ROWS) {
    if (row.name !== 'Cache-Control') note('headers', path, wrongHeader(row, address, answer));
  }
  note('caching', path, wrongCaching(address, answer));
  if (address.kind === 'page') note('caching', path, await wrongRepeat(asked, answer, agent));
  if (address.kind === 'page' && asked.server) note('status', path, await wrongReturn(asked, path, agent));
  if (!PACKED.includes(extname(file)) && answer.body.length >= WORTH_COMPRESSING) {
    note('compression', path, wrongCompression(asked, answer));
  }
}

function wrongStatus({ kind, path }: Address, { status, at }: Answer & { at: string }): string | undefined {
  if (kind === 'hidden') return status >= 400 ? undefined : `${status}, and it can be read`;
  if (kind === 'slash' && at !== path && at !== path.replace('?', '/?')) return `leads to ${at}`;
  // Hosts that drop `.html` serve a 404 page at its own address with 200.
  const isOwn = /\/404(\.html|\/)?$/.test(path);
  const right = kind === 'missing' ? (isOwn ? [404, 200] : [404]) : [200];
  return right.includes(status) ? undefined : `${status} instead of ${right[0]}`;
}

function wrongBody({ fileOf }: Asked, { file = '', marks }: Address, { body }: Answer): string | undefined {
  if (fileOf)
    return fileOf(file).equals(body) ? undefined : `not ${file}, but ${JSON.stringify(body.toString('utf8', 0, 60))}`;
  const missing = marks.find((mark) => !body.includes(mark));
  return missing && `not the page with ${missing}`;
}

/**
 * If a header has two values, some hosts send both in a list, which means the same here
 * (docs/behaviour/addresses.md#headers).
 */
function wrongHeader(
  { name, everywhere = '', elsewhere }: HeaderRow,
  { kind }: Address,
  { headers, at }: Answer & { at: string },
): string | undefined {
  const sent = [headers[name.toLowerCase()]].flat().join(', ');
  const own = elsewhere.find(({ pattern }) => fits(pattern, at))?.value;
  const right = own === undefined ? [everywhere] : [own, `${everywhere}, ${own}`];
  // A missing address is answered with a page from another path: hosts use the headers of either.
  if (kind === 'missing') right.push(everywhere);
  return right.includes(sent)
    ? undefined
    : `${name}: ${sent.slice(0, 60) || 'none'} instead of ${right[0]?.slice(0, 60)}`;
}

function wrongCaching({ kind }: Address, answer: Answer & { at: string }): string | undefined {
  const sent = answer.headers['cache-control'] ?? '';
  const own = ROWS.find(({ name }) => name === 'Cache-Control')?.elsewhere.find(({ pattern }) =>
    fits(pattern, answer.at),
  );
  const isLasting = kind !== 'missing' && own?.value.includes('immutable');
  if (isLasting)
    return /immutable/.test(sent) && /max-age=31536000/.test(sent) ? undefined : told(answer, 'cache-control');
  return ASK_ANEW.test(sent) ? undefined : told(answer, 'cache-control');
}

/** A browser that already has a file must get a short answer (304). */
async function wrongRepeat(
  { origin }: Asked,
  { headers, at }: Answer & { at: string },
  agent: Agent,
): Promise<string | undefined> {
  const { etag } = headers;
  if (!etag) return 'no ETag';
  const { status } = await ask(origin, at, { headers: { 'if-none-match': etag }, agent });
  return status === 304 ? undefined : `asked again with its ETag: ${status} instead of 304`;
}

/** Who is sent back from a gateway by POST must get the page by GET. */
async function wrongReturn({ origin }: Asked, path: string, agent: Agent): Promise<string | undefined> {
  const { status, headers } = await ask(origin, path, { method: 'POST', agent });
  const { location = '' } = headers;
  const isRight = status === 303 && new URL(location, origin).href === new URL(path, origin).href;
  return isRight ? undefined : `asked by POST: ${status} ${location}`.trimEnd();
}

function wrongCompression({ server }: Asked, { encoding, headers, body }: Answer): string | undefined {
  if (encoding !== 'br' && (encoding !== 'gzip' || server?.isPrecompressed))
    return `${body.length} bytes sent as ${encoding ?? 'they are'}`;
  return server && !/accept-encoding/i.test(headers.vary ?? '') ? 'compressed, but without Vary' : undefined;
}

/** Does a pattern of `_headers` match a path? */
function fits(pattern: string, at: string): boolean {
  const [path = ''] = at.split('?');
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}

function told({ headers }: Answer, name: string): string {
  return `${name}: ${headers[name] ?? 'none'}`;
}
