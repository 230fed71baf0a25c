/**
 * The rule files of static hosts, read as strictly as by the strictest host: a line that Cloudflare Pages or Netlify
 * would drop is also dropped here, so that a test sees what a visitor would. Based on their documentation and the
 * messages of their parsers: developers.cloudflare.com/pages/configuration/redirects/, …/headers/, …/serving-pages/;
 * docs.netlify.com/manage/routing/redirects/.
 */

/** A block of `_headers`: a path pattern and its headers; a null value removes a header (`! Name`). */
interface HeaderRule {
  pattern: string;
  headers: [name: string, value: string | null][];
}

/** A line of `_redirects`. Status 200 answers with the file at `to` and keeps the address. */
interface RedirectRule {
  from: string;
  to: string;
  status: number;
}

/** The rules that a host uses, and the lines that it drops, each with the reason. */
interface Read<Rule> {
  rules: Rule[];
  dropped: string[];
}

/** The longest line of a `_headers` file, in characters. */
const LONGEST_LINE = 2_000;
const STATUSES = [200, 301, 302, 303, 307, 308];

/** Reads a `_headers` file (Netlify, Cloudflare Pages): a path at the start of a line, its headers indented below. */
export function parseHeaders(text: string): Read<HeaderRule> {
  const rules: HeaderRule[] = [];
  const dropped: string[] = [];
  for (const line of meaningfulLines(text)) {
    if (line.length > LONGEST_LINE) {
      dropped.push(`longer than ${LONGEST_LINE} characters: ${line.slice(0, 80)}`);
    } else if (!/^\s/.test(line)) {
      rules.push({ pattern: line.trim(), headers: [] });
    } else {
      const [, removed] = /^\s+!\s*(\S+)/.exec(line) ?? [];
      const [, name, value] = /^\s+([^:\s]+)\s*:\s*(.*?)\s*$/.exec(line) ?? [];
      if (removed) rules.at(-1)?.headers.push([removed.toLowerCase(), null]);
      else if (name) rules.at(-1)?.headers.push([name.toLowerCase(), value ?? '']);
      else dropped.push(`no header: ${line}`);
    }
  }
  return { rules, dropped };
}

/**
 * Reads a `_redirects` file: `from to [status]`. Hosts have different default statuses, so the site's file always names
 * one.
 */
export function parseRedirects(text: string): Read<RedirectRule> {
  const rules: RedirectRule[] = [];
  const dropped: string[] = [];
  for (const line of meaningfulLines(text)) {
    const [from = '', to = '', status = '', ...more] = line.trim().split(/\s+/);
    const rule = { from, to, status: Number(status) };
    const reason = more.length > 0 ? 'not three words' : reasonToDrop(rule, rules);
    if (reason) dropped.push(`${reason}: ${line}`);
    else rules.push(rule);
  }
  return { rules, dropped };
}

/** Why a host would drop a rule after the earlier ones; undefined if it would not. */
function reasonToDrop({ from, to, status }: RedirectRule, earlier: readonly RedirectRule[]): string | undefined {
  if (!from.startsWith('/') || !/^(\/|https:\/\/)/.test(to)) return 'not from a path to a path or an https address';
  if (from.split('*').length > 2) return 'more than one *';
  // `200!`, which only Netlify supports, is not a number.
  if (!STATUSES.includes(status)) return `no status of ${STATUSES.join(', ')}`;
  if (status === 200 && !to.startsWith('/')) return 'answers with a file of another host';
  // Hosts redirect `…/index.html` to `…/`, which the rule matches again.
  if (/\/\*?$/.test(from) && /\/index(\.html)?$/.test(to)) return 'an endless loop';
  if (status !== 200 && from === to) return 'an endless loop';
  if (earlier.some((other) => other.from === from)) return 'a second rule for one path';
  return undefined;
}

/**
 * All headers for a path; later rules add to earlier ones. A header set by two rules is `joined` by Cloudflare Pages;
 * Netlify uses the `last`.
 */
export function headersFor(
  rules: readonly HeaderRule[],
  path: string,
  repeated: 'joined' | 'last' = 'joined',
): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const rule of rules.filter(({ pattern }) => matchPath(pattern, path))) {
    for (const [name, value] of rule.headers) {
      if (value === null) delete headers[name];
      else headers[name] = repeated === 'last' || !headers[name] ? value : `${headers[name]}, ${value}`;
    }
  }
  return headers;
}

/**
 * The first redirect for a path, with its target filled in.
 *
 * @example redirectFor(parseRedirects('/old/* /new/:splat 302').rules, '/old/a/b')?.target // '/new/a/b'
 */
export function redirectFor(
  rules: readonly RedirectRule[],
  path: string,
): { target: string; status: number } | undefined {
  for (const { from, to, status } of rules) {
    const values = matchPath(from, path);
    if (values) return { target: to.replace(/:([a-z]\w*)/gi, (whole, name: string) => values[name] ?? whole), status };
  }
  return undefined;
}

/** The values of a pattern's placeholders (`:name`) and splat (`*`) in a path; undefined = no match. */
function matchPath(pattern: string, path: string): Record<string, string> | undefined {
  const source = pattern
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace('*', '(?<splat>.*)')
    .replace(/:([a-z]\w*)/gi, '(?<$1>[^/]+)');
  const match = new RegExp(`^${source}$`).exec(path);
  return match ? { ...match.groups } : undefined;
}

function meaningfulLines(text: string): string[] {
  return text.split(/\r?\n/).filter((line) => line.trim() && !line.trim().startsWith('#'));
}
