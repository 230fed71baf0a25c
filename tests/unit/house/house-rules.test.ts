import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { href } from '#routes/href.ts';
import { match } from '#routes/match.ts';
import { TABLE } from '#routes/table.ts';
import { codeFiles, filesOf } from './files.ts';

/** The style sheet for old browsers. They know no layers, and the text that they show is in this file. */
const OLD = /^src\/features\/chrome\/old-browser\.css$/;

const STYLES = ['src/**/*.css'];
const SITE = ['src/**/*.{ts,tsx,astro}'];
const SCREENS = TABLE.map(({ name }) => name).join('|');

/** Patterns that no line of some files may contain. If Biome can find something, its rule is in biome.json instead. */
const REFUSED: readonly { rule: string; pattern: RegExp; files: readonly string[]; except?: RegExp }[] = [
  {
    rule: 'style sheets name colours by tokens, and only the brand’s files contain values of colours',
    pattern:
      /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b(?!['"`])|\b(?:rgba?|hsla?|oklch|oklab|lab|lch|hwb)\(|:\s*(?:white|black|red|green|blue|gr[ae]y|orange|yellow|silver|navy|teal)\s*(?:;|!|$)/i,
    files: STYLES,
  },
  {
    rule: 'the shorthand `font` takes its size from a token',
    pattern: /\bfont:(?!\s*(?:inherit;|[^;]*var\(--(?:tiny|small|text|large|title|head|display|hero)\)))/,
    files: STYLES,
    except: /^src\/styles\/tokens\.css$/,
  },
  {
    rule: 'lines grow with the reader’s letters: no height of a line is in px',
    pattern: /\bline-height:[^;]*\dpx|\bfont:[^;/]*\/[^;]*\dpx/,
    files: STYLES,
    except: OLD,
  },
  {
    rule: 'layouts change with the reader’s letters: no width or height in a query is in px',
    pattern: /@(?:media|container)\b.*\dpx|matchMedia\(.*\dpx|\((?:min-|max-)?width\b[^)]*\dpx\)/,
    files: [...STYLES, ...SITE],
    except: OLD,
  },
  {
    rule: 'code has no inline style, because the policy would block it, and no comment that silences the types',
    pattern: /\bstyle=|@ts-(?:expect-error|nocheck)/,
    files: SITE,
  },
  {
    rule: 'only the route table depends on names of screens: build, layouts, head, ui, app and i18n name none',
    pattern: new RegExp(`(['"\`])(?:${SCREENS})\\1`),
    files: ['src/{layouts,head,i18n,ui}/**/*.{ts,tsx,astro}', 'src/app/**/*.{ts,tsx}', 'build-steps/**/*.ts'],
    // The crash notice of an island links to a new ticket. A draft of a form, and a folder of texts, has the name of the
    // screen that shows it.
    except: /^(src\/app\/(CrashNotice\.tsx|drafts\.ts)|build-steps\/texts\/content-schemas\.ts)$/,
  },
  {
    rule: 'the price of a day that is shown is `pricePerDayUsd`, which is never below a cent',
    pattern: /\busd\s*\/\s*(?:\w+\.)?days\b/i,
    files: SITE,
    except: /^src\/(domain\/money|features\/checkout\/product-list\/prices)\.ts$/,
  },
  {
    rule: 'no control is disabled, because the focus would jump to the top of the page; only Button says that it is off',
    pattern: /(?<!option value="" )\bdisabled(?=[ =>]|$)|aria-disabled=/,
    files: ['src/**/*.tsx'],
    except: /^src\/(ui\/controls\/Button|first-render\/runtime\/absent)\.tsx$/,
  },
  {
    rule: 'only what is half made is aria-busy: some screen readers hide what is, and say nothing from inside it',
    pattern: /aria-?busy/i,
    files: SITE,
    except: /^src\/(features\/(apple-id\/AppleId\.tsx|landing\/price-card\/price-card\.ts)|head\/new-version\.ts)$/,
  },
  {
    rule: 'no style depends on :enabled or :disabled, because every button is enabled',
    pattern: /:(?:enabled|disabled)\b/,
    files: STYLES,
  },
  {
    rule: 'a loaded page is drawn completely, so that no part is missing in a screenshot or in print',
    pattern: /\bcontent-visibility: (?!visible;|var\(--below, auto\);)/,
    files: STYLES,
  },
  {
    rule: 'a selector with :has() has a rule of its own, or is in :is(): browsers without it (Firefox 115) drop the whole rule',
    pattern: /:has\(.*,$/,
    files: STYLES,
  },
  {
    rule: 'screen readers do not read text that a style sheet writes',
    pattern: /\bcontent: ("[^"]+"|attr\([^)]*\));/,
    files: STYLES,
    except: OLD,
  },
  {
    rule: 'only one module reads what is private to Astro, because a new version may change it',
    pattern: /astro-island|astro:hydrat|\[ssr\]|component-url/,
    files: SITE,
    except: /^src\/protocol\.ts$/,
  },
  {
    rule: 'an address with the path of this page has its origin, too: a path with two slashes names another host',
    pattern: /\b(?:replaceState|pushState|fetch)\(.*(?<!origin \+ location\.)\bpathname/,
    files: SITE,
  },
  {
    rule: 'only one module knows the stored return path, and only one the stored notice',
    pattern: /sessionValues\.\w+\('(?:path|notice)'/,
    files: SITE,
    except: /^src\/session\/(?:guard|notice)\.ts$/,
  },
];

for (const { rule, pattern, files, except } of REFUSED) {
  test(rule, () => {
    for (const glob of files) assert.ok(filesOf(glob).length > 0, `${glob} matches no file`);
    assert.deepEqual(linesWith(pattern, files, except), []);
  });
}

/**
 * Returns lines that match, as `file:line: text`. Lines that are only a comment are skipped, because comments may
 * mention what code must not have.
 */
function linesWith(pattern: RegExp, globs: readonly string[], except?: RegExp): string[] {
  return filesOf(...globs)
    .filter((file) => !except?.test(file))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .map((line, index) => ({ line: line.trim(), place: `${file}:${index + 1}` }))
        .filter(({ line }) => !/^(\*|\/\/|\/\*)/.test(line) && pattern.test(line))
        .map(({ line, place }) => `${place}: ${line.slice(0, 120)}`),
    );
}

test('every rule of a style sheet is in a layer', () => {
  const outside = globSync(['src/**/*.css', 'brand/{colours,horizon,scenes}.css']).filter((file) => {
    const css = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
    return !OLD.test(file) && !/^\s*(@import "[./\w-]+";\s*)*(@layer [\w-]+ \{[\s\S]*?\n\}\s*)*$/.test(css);
  });
  assert.deepEqual(outside, []);
});

test('each rule of a capability names a class or an attribute of its own, so that it affects no other capability', () => {
  const rules = filesOf('src/**/!(chrome)/*.css').flatMap((file) => {
    const [folder = ''] = /^src\/(?:features\/)?[\w-]+/.exec(file) ?? [];
    const lines = readFileSync(file, 'utf8').split('\n');
    return lines
      .filter((line) => /^ *[^@*/ ].*[,{]$/.test(line))
      .map((line) => ({
        folder,
        rule: `${file}: ${line.trim()}`,
        classes: new Set<string>(line.match(/(?<=\.)[a-z][\w-]*/g)),
      }));
  });
  const isOwn = (folder: string, name: string): boolean =>
    rules.every((other) => other.folder === folder || !other.classes.has(name));
  const reaching = rules
    .filter(({ folder, rule, classes }) => folder.includes('/features/') && classes.size > 0 && !/\[data-|#/.test(rule))
    .filter(({ folder, classes }) => ![...classes].some((name) => isOwn(folder, name)));
  assert.deepEqual(reaching, []);
});

test('a live region exists before its words, because some screen readers announce none that comes with them', () => {
  // A region that is rendered only under a condition, or that a branch returns.
  const late = /(?:&&|\?|\s:|\bif \([^\n]*\)\s*\{?\s*return)\s*\(?\s*<\w+[^<>]*role="status"/g;
  const found = filesOf('src/**/*.tsx').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(late)].map(([region]) => `${file}: ${region}`),
  );
  assert.deepEqual(found, []);
});

test('a button that is off keeps its opacity, so that the ring of its focus is seen', () => {
  const faded = filesOf('src/**/*.css').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/([^{};]*\[aria-disabled[^\]]*\])(?::[\w-]+)*\s*\{[^}]*\bopacity:/g)].map(
      ([, selector = '']) => `${file}: ${selector.trim()}`,
    ),
  );
  assert.deepEqual(faded, []);
});

/** Words that once named parts of the site in pictures, each with the word of the trade that replaces it. */
const FOREIGN_WORDS: Readonly<Record<string, string>> = {
  slip: 'order summary',
  shelf: 'product list',
  shelves: 'product lists',
  desk: 'sidebar, or wide windows',
  painter: 'first-render script',
  station: 'step',
  stub: 'redirect page',
  door: 'form for guests',
  rail: 'sidebar',
};

test('paths, names and comments of the code use the words of the trade', () => {
  const found = codeFiles({ withTests: true })
    .filter((file) => !import.meta.filename.endsWith(file) && !file.startsWith('src/content/'))
    .flatMap((file) => {
      const text = `${file}\n${readFileSync(file, 'utf8')}`;
      // The parts of `onShelf` and `SHELF_LINK` are words as well.
      const words = new Set([...text.matchAll(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g)].map(([word]) => word.toLowerCase()));
      return Object.entries(FOREIGN_WORDS)
        .filter(([word]) => words.has(word) || words.has(`${word}s`))
        .map(([word, instead]) => `${file}: ${word} (write: ${instead})`);
    });
  assert.deepEqual(found, []);
});

test('code writes addresses of screens with href(), never by hand', () => {
  const files = ['src/**/*.{ts,tsx,astro}', 'tests/{browser,model}/**/*.ts'];
  const written = linesWith(/(['"`])\/[a-zA-Z]/, files, /^src\/(routes|content)\/|^tests\/model\/sandbox\.test\.ts$/);
  const addresses = written.filter((line) =>
    [...line.matchAll(/(['"`])(\/[a-zA-Z][^'"`\s]*)\1/g)].some(([, , text = '']) => isScreen(text)),
  );
  assert.deepEqual(addresses, []);
});

/** Returns whether a text names a screen by the address that href() writes. An older name is no such address. */
function isScreen(text: string): boolean {
  const path = (text.replace(/\$\{[^}]*\}/g, 'x').split(/[?#]/)[0] ?? '').replace(/\/$/, '');
  const found = match(path);
  return (
    found !== undefined && href(found.name, { locale: found.locale, params: found.params }).replace(/\/$/, '') === path
  );
}

test('every Astro component declares its props, so that passing anything else is a type error', () => {
  const silent = filesOf('src/!(pages)/**/*.astro').filter(
    (file) => !/^(?:interface|type) Props\b/m.test(readFileSync(file, 'utf8')),
  );
  assert.deepEqual(silent, []);
});
