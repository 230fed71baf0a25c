import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { href } from '#routes/href.ts';
import { match } from '#routes/match.ts';
import { TABLE } from '#routes/table.ts';
import { filesOf } from './files.ts';

/** What old browsers get, who know no layers, and whose only words are there. */
const OLD = /^src\/features\/chrome\/old-browser\.css$/;

const STYLES = ['src/**/*.css'];
const SITE = ['src/**/*.{ts,tsx,astro}'];
const SCREENS = TABLE.map(({ name }) => name).join('|');

/** What no line of some files may hold. What Biome can look for is a rule of biome.json instead. */
const REFUSED: readonly { rule: string; pattern: RegExp; files: readonly string[]; except?: RegExp }[] = [
  {
    rule: 'colours are tokens; only the brand names them',
    pattern:
      /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b(?!['"`])|\b(?:rgba?|hsla?|oklch|oklab|lab|lch|hwb)\(|:\s*(?:white|black|red|green|blue|gr[ae]y|orange|yellow|silver|navy|teal)\s*(?:;|!|$)/i,
    files: STYLES,
  },
  {
    rule: 'the shorthand of type takes its size from a token, too',
    pattern: /\bfont:(?!\s*(?:inherit;|[^;]*var\(--(?:tiny|small|text|large|title|head|display|hero)\)))/,
    files: STYLES,
    except: /^src\/styles\/tokens\.css$/,
  },
  {
    rule: 'there is no inline style, which the policy would block, and no way around the types',
    pattern: /\bstyle=|@ts-(?:expect-error|nocheck)/,
    files: SITE,
  },
  {
    rule: 'only the route table decides by the name of a screen: build, layouts, head and i18n name none',
    pattern: new RegExp(`(['"\`])(?:${SCREENS})\\1`),
    files: ['src/{layouts,head,i18n,ui}/**/*.{ts,tsx,astro}', 'src/app/*.tsx', 'build-steps/**/*.ts'],
    // A broken island leads on to a ticket; a folder of texts has the name of the screen that shows it.
    except: /^(src\/app\/CrashNotice\.tsx|build-steps\/texts\/content-schemas\.ts)$/,
  },
  {
    rule: 'no control is disabled, which would throw the focus to the top of the page; only Button says that it is off',
    pattern: /(?<!option value="" )\bdisabled(?=[ =>]|$)|aria-disabled=/,
    files: ['src/**/*.tsx'],
    except: /^src\/(ui\/controls\/Button|painters\/runtime\/absent)\.tsx$/,
  },
  {
    rule: 'no style tells what is disabled: each button is enabled',
    pattern: /:(?:enabled|disabled)\b/,
    files: STYLES,
  },
  {
    rule: 'all of a page is drawn, so that no part is missing in a picture of it or in print',
    pattern: /\bcontent-visibility: (?!visible;|var\(--below, auto\);)/, // … once it has loaded
    files: STYLES,
  },
  {
    rule: 'a selector with :has() stands alone, or in :is(): browsers that lack it (Firefox 115) drop the others of its rule',
    pattern: /:has\(.*,$/,
    files: STYLES,
  },
  {
    rule: 'what a stylesheet writes for the eye is not read out',
    pattern: /\bcontent: ("[^"]+"|attr\([^)]*\));/,
    files: STYLES,
    except: OLD,
  },
  {
    rule: 'what is private to Astro is read in one module, since a new version may change it',
    pattern: /astro-island|astro:hydrat|\[ssr\]|component-url/,
    files: SITE,
    except: /^src\/protocol\.ts$/,
  },
  {
    rule: 'the return path is written by its own function',
    pattern: /sessionValues\.set\('path'/,
    files: SITE,
    except: /^src\/session\/guard\.ts$/,
  },
];

for (const { rule, pattern, files, except } of REFUSED) {
  test(rule, () => assert.deepEqual(linesWith(pattern, files, except), []));
}

/** Lines that match, as `file:line: text`. Comments of their own are left out: they may speak of what code must not have. */
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

test('every rule of a stylesheet is in a layer', () => {
  const outside = globSync(['src/**/*.css', 'brand/{colours,horizon,scenes}.css']).filter((file) => {
    const css = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
    return !OLD.test(file) && !/^\s*(@import "[./\w-]+";\s*)*(@layer [\w-]+ \{[\s\S]*?\n\}\s*)*$/.test(css);
  });
  assert.deepEqual(outside, []);
});

test('a rule of a capability names a class or an attribute of its own, so that it reaches no part of another', () => {
  const rules = filesOf('src/**/!(chrome)/*.css').flatMap((file) => {
    const [room = ''] = /^src\/(?:features\/)?[\w-]+/.exec(file) ?? [];
    const lines = readFileSync(file, 'utf8').split('\n');
    return lines
      .filter((line) => /^ *[^@*/ ].*[,{]$/.test(line))
      .map((line) => ({
        room,
        rule: `${file}: ${line.trim()}`,
        classes: new Set<string>(line.match(/(?<=\.)[a-z][\w-]*/g)),
      }));
  });
  const isOwn = (room: string, name: string): boolean =>
    rules.every((other) => other.room === room || !other.classes.has(name));
  const reaching = rules
    .filter(({ room, rule, classes }) => room.includes('/features/') && classes.size > 0 && !/\[data-|#/.test(rule))
    .filter(({ room, classes }) => ![...classes].some((name) => isOwn(room, name)));
  assert.deepEqual(reaching, []);
});

test('addresses of screens are written by href(), never by hand', () => {
  const files = ['src/**/*.{ts,tsx,astro}', 'tests/{browser,model}/**/*.ts'];
  const written = linesWith(/(['"`])\/[a-zA-Z]/, files, /^src\/(routes|content)\/|^tests\/model\/sandbox\.test\.ts$/);
  const addresses = written.filter((line) =>
    [...line.matchAll(/(['"`])(\/[a-zA-Z][^'"`\s]*)\1/g)].some(([, , text = '']) => isScreen(text)),
  );
  assert.deepEqual(addresses, []);
});

/** Does a text name a screen by the address that href() writes? Older names are no such address. */
function isScreen(text: string): boolean {
  const path = (text.replace(/\$\{[^}]*\}/g, 'x').split(/[?#]/)[0] ?? '').replace(/\/$/, '');
  const found = match(path);
  return (
    found !== undefined && href(found.name, { locale: found.locale, params: found.params }).replace(/\/$/, '') === path
  );
}

test('every Astro component says what it takes, so that passing it anything else is a type error', () => {
  const silent = filesOf('src/!(pages)/**/*.astro').filter(
    (file) => !/^(?:interface|type) Props\b/m.test(readFileSync(file, 'utf8')),
  );
  assert.deepEqual(silent, []);
});
