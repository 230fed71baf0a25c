/** A block of `_headers`: a path pattern and what it adds; a null value takes a header away (`! Name`). */
interface HeaderRule {
  pattern: string;
  headers: [name: string, value: string | null][];
}

/** A line of `_redirects`. `force` (`200!`) wins over a file of that path. */
interface RedirectRule {
  from: string;
  to: string;
  status: number;
  force: boolean;
}

/** Reads a `_headers` file (Netlify, Cloudflare Pages): a path at the line's start, its headers indented below. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of meaningfulLines(text)) {
    if (!/^\s/.test(line)) {
      rules.push({ pattern: line.trim(), headers: [] });
      continue;
    }
    const [, removed] = /^\s+!\s*(\S+)/.exec(line) ?? [];
    const [, name, value] = /^\s+([^:\s]+)\s*:\s*(.*?)\s*$/.exec(line) ?? [];
    if (removed) rules.at(-1)?.headers.push([removed.toLowerCase(), null]);
    else if (name) rules.at(-1)?.headers.push([name.toLowerCase(), value ?? '']);
  }
  return rules;
}

/** Reads a `_redirects` file: `from to [status]`, 301 when none is given. */
export function parseRedirects(text: string): RedirectRule[] {
  return meaningfulLines(text).flatMap((line) => {
    const [from, to, status = '301'] = line.trim().split(/\s+/);
    if (!from || !to) return [];
    return [{ from, to, status: Number.parseInt(status, 10), force: status.endsWith('!') }];
  });
}

/**
 * All headers for a path, later rules added to earlier ones. A header that two rules set is `joined` by Cloudflare Pages; Netlify takes
 * the `last`.
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
 * The first redirect for a path, its target filled in.
 *
 * @example redirectFor(parseRedirects('/old/* /new/:splat 302'), '/old/a/b')?.target // '/new/a/b'
 */
export function redirectFor(
  rules: readonly RedirectRule[],
  path: string,
): { target: string; status: number; force: boolean } | undefined {
  for (const { from, to, status, force } of rules) {
    const values = matchPath(from, path);
    if (values)
      return { target: to.replace(/:([a-z]\w*)/gi, (whole, name: string) => values[name] ?? whole), status, force };
  }
  return undefined;
}

/** What a pattern's placeholders (`:name`) and splat (`*`) stand for in a path; undefined = no match. A slash at the end is ignored. */
function matchPath(pattern: string, path: string): Record<string, string> | undefined {
  const source = pattern
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\/\*$/, '(?:/(?<splat>.*))?')
    .replace(/\*/g, '.*')
    .replace(/:([a-z]\w*)/gi, '(?<$1>[^/]+)');
  const withoutSlash = source.length > 1 ? source.replace(/\/$/, '') : source;
  const match = new RegExp(`^${withoutSlash}/?$`).exec(path);
  return match ? { splat: '', ...match.groups } : undefined;
}

function meaningfulLines(text: string): string[] {
  return text.split(/\r?\n/).filter((line) => line.trim() && !line.trim().startsWith('#'));
}
