/**
 * Leaves out of a page's inline styles what none of its elements can match, because the styles are sent with every
 * page and static pages have to fit into the first flight (quality: Speed). A selector goes when it
 * needs a class or an element that is named neither in the page nor in the code that the page loads.
 *
 * @example pruneStyles('@layer ui{.card{color:red}.tag,b{top:0}}', (name) => name === 'card')
 * // '@layer ui{.card{color:red}b{top:0}}'
 */
export function pruneStyles(css: string, isUsed: (name: string) => boolean): string {
  let kept = '';
  for (const { prelude, body } of splitRules(css)) {
    if (body === undefined) kept += prelude;
    else if (/^@(layer|media|supports|container)\b/.test(prelude)) {
      const inner = pruneStyles(body, isUsed);
      if (inner) kept += `${prelude}{${inner}}`;
    } else if (prelude.startsWith('@')) kept += `${prelude}{${body}}`;
    else {
      const selectors = splitAtCommas(prelude).filter((selector) => neededNames(selector).every(isUsed));
      if (selectors.length > 0) kept += `${selectors.join(',')}{${body}}`;
    }
  }
  return kept;
}

/** Rules of one level: what stands before the braces, and what in them; statements (`@layer a,b;`) have no braces. */
function* splitRules(css: string): Generator<{ prelude: string; body?: string }> {
  let start = 0;
  let open = -1;
  let depth = 0;
  for (const [index, character] of tokens(css)) {
    if (character === '{') {
      if (depth === 0) open = index;
      depth += 1;
    } else if (character === '}') {
      depth -= 1;
      if (depth > 0) continue;
      yield { prelude: css.slice(start, open).trim(), body: css.slice(open + 1, index) };
      start = index + 1;
    } else if (character === ';' && depth === 0) {
      yield { prelude: css.slice(start, index + 1).trim() };
      start = index + 1;
    }
  }
}

/** The selectors of a list; commas in parentheses belong to one selector. */
function splitAtCommas(list: string): string[] {
  const parts: string[] = [];
  let start = 0;
  let depth = 0;
  for (const [index, character] of tokens(list)) {
    if (character === '(' || character === '[') depth += 1;
    else if (character === ')' || character === ']') depth -= 1;
    else if (character === ',' && depth === 0) {
      parts.push(list.slice(start, index));
      start = index + 1;
    }
  }
  return [...parts, list.slice(start)];
}

/** The classes and element names that a selector can't do without; those in `:is(…)`, `:not(…)` and attributes are choices or exceptions. */
function neededNames(selector: string): string[] {
  let plain = selector.replace(/\[[^\]]*\]/g, '').replace(/::[\w-]+/g, '');
  while (/\([^()]*\)/.test(plain)) plain = plain.replace(/\([^()]*\)/g, '');
  return [...plain.matchAll(/(?:\.|^|[\s>+~])([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name);
}

/** The characters of CSS that are not inside a string. */
function* tokens(css: string): Generator<[index: number, character: string]> {
  let quote = '';
  for (let index = 0; index < css.length; index += 1) {
    const character = css[index] as string;
    if (quote) {
      if (character === '\\') index += 1;
      else if (character === quote) quote = '';
    } else if (character === '"' || character === "'") quote = character;
    else yield [index, character];
  }
}
