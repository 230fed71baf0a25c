/**
 * Reads the rule files of static hosts as strictly as the strictest host. A line that Cloudflare Pages or Netlify would
 * drop is also dropped here, so that a test sees what a visitor would see.
 *
 * The rules follow the hosts' documentation and the messages of their parsers:
 * developers.cloudflare.com/pages/configuration/redirects/, …/headers/, …/serving-pages/;
 * docs.netlify.com/manage/routing/redirects/.
 */

/** A block of `_headers`: a path pattern and its headers. A null value removes a header (`! Name`). */
interface HeaderRule {
  pattern: string;
  headers: [name: string, value: string | null][];
}

/** A line of `_redirects`. Status 200 answers with the file at `to`, and the address stays. */
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

/**
 * Reads a `_headers` file (Netlify, Cloudflare Pages). A path is at the start of a line, and its headers are indented below.
 */
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
 * Reads a `_redirects` file, whose lines are `from to [status]`. The default status differs by host, so the site's file
 * always names a status.
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

/** Returns why a host would drop a rule that follows the earlier ones. Undefined if it would not. */
function reasonToDrop({ from, to, status }: RedirectRule, earlier: readonly RedirectRule[]): string | undefined {
  if (!from.startsWith('/') || !/^(\/|https:\/\/)/.test(to)) return 'not from a path to a path or an https address';
  if (from.split('*').length > 2) return 'more than one *';
  // `200!` is not a number. Only Netlify supports it.
  if (!STATUSES.includes(status)) return `no status of ${STATUSES.join(', ')}`;
  if (status === 200 && !to.startsWith('/')) return 'answers with a file of another host';
  // Hosts redirect `…/index.html` to `…/`, and the rule matches that again.
  if (/\/\*?$/.test(from) && /\/index(\.html)?$/.test(to)) return 'an endless loop';
  if (status !== 200 && from === to) return 'an endless loop';
  if (earlier.some((other) => other.from === from)) return 'a second rule for one path';
  return undefined;
}

/**
 * Returns all headers for a path. Later rules add to earlier ones. If two rules set the same header, Cloudflare Pages
 * sends both values (`joined`), and Netlify sends the `last` one.
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
 * Returns the first redirect for a path, with its target filled in.
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

/**
 * Returns the values of a pattern's placeholders (`:name`) and splat (`*`) in a path. Undefined if the path does not match.
 */
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
