import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import postcss, { type Declaration, list } from 'postcss';

/** Rules that are the same in both directions of reading. The key is a part of a rule, and the value is the reason. */
const SAME_EITHER_WAY: Readonly<Record<string, string>> = {
  'src/ui/horizon/horizon.css .sky .left': 'a picture is no text: its day passes from left to right',
  'src/ui/horizon/horizon.css .sky .sun': 'of the same picture',
  'src/ui/horizon/horizon.css .sky .tower': 'of the same picture',
  'src/features/chrome/days-left.css .menu-days > .days-left': 'of the same picture, in the menu',
  'src/features/chrome/days-left.css .menu-days > .days-tower': 'of the same picture, in the menu',
  'src/features/chrome/wide.css .has-sidebar .menu-days > .days-tower': 'of the same picture, in the slim menu',
  'src/features/thanks/order-picture.css from': 'the arc of the same picture, from its sun on',
  'src/features/landing/landing-hero.css .bird': 'a place within a drawing, in its own units',
  'src/features/chrome/chrome.css .skip:focus': 'stands alone, over the page, and only while it is focused',
  'src/features/chrome/in-app.css .in-app-arrow':
    'points at the browser’s own menu, which knows nothing of the page’s language',
  'src/ui/form/select.css .control:has(select)::after': 'two sides of a square that is turned by 45°: they point down',
  'src/styles/fold.css :is(summary:not(.knob), .leads)::after': 'the same square',
};

/** Properties that name a side of the screen. */
const SIDED =
  /^(?:left|right|(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)(?:-\w+)?|border-(?:top|bottom)-(?:left|right)-radius|background-position-x|mask-position-x)$/;

/** Shorthands whose second and fourth values are sides. */
const FOUR_SIDED = /^(?:inset|margin|padding|border-(?:width|style|color)|scroll-(?:margin|padding))$/;

/**
 * Returns whether a declaration depends on a side of the screen. A factor for the direction makes it right for both sides.
 */
function dependsOnSide({ prop, value }: Declaration): boolean {
  if (SIDED.test(prop)) return true;
  if (value.includes('var(--forth')) return false;
  const parts = list.space(value);
  const [, right, , left] = parts;
  if (FOUR_SIDED.test(prop)) return parts.length === 4 && right !== left;
  if (prop === 'border-radius') return value.split('/').some((radii) => list.space(radii).length > 1);
  if (prop === 'translate') return !/^(?:0|none)$/.test(parts[0] ?? '');
  if (prop === 'clip-path') {
    const [, right, , left] = list.space(/^inset\((.*)\)$/.exec(value)?.[1] ?? '');
    return left !== undefined && right !== left;
  }
  if (/^(?:text-align|float|clear|transform-origin|object-position)$/.test(prop))
    return /\b(?:left|right)\b/.test(value);
  if (/^(?:background|mask)/.test(prop)) return /\b(?:left|right)\b|\bvar\(--gutter\) \//.test(value);
  return prop === 'transform' && /translate(?:X|3d)?\((?!0\b)/.test(value);
}

/**
 * Returns the declarations of a style sheet that depend on a side. `rule` is `file selector`, and `text` has the
 * declaration as well.
 */
function sided(file: string, css: string): { rule: string; text: string }[] {
  const found: { rule: string; text: string }[] = [];
  postcss.parse(css).walkDecls((declaration) => {
    const { parent } = declaration;
    const rule = `${file} ${parent?.type === 'rule' && 'selector' in parent ? parent.selector : ''}`;
    if (dependsOnSide(declaration)) found.push({ rule, text: `${rule} { ${declaration.prop}: ${declaration.value} }` });
  });
  return found;
}

test('styles follow the direction of reading, with start and end instead of left and right', () => {
  const files = globSync(['src/**/*.css', 'brand/**/*.css']);
  const found = files.flatMap((file) => sided(file, readFileSync(file, 'utf8')));
  const wrong = found.filter(({ rule }) => !(rule in SAME_EITHER_WAY)).map(({ text }) => text);
  assert.deepEqual(
    wrong,
    [],
    'write margin-inline-start, inset-inline-end, text-align: start …, or multiply by var(--forth, 1)',
  );
  // Each exception must be found, which also shows that the search works.
  const needless = Object.keys(SAME_EITHER_WAY).filter((rule) => !found.some((each) => each.rule === rule));
  assert.deepEqual(needless, []);
});
