import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readColours } from '#styles/brand.ts';
import { drawingProblems } from '../../../build-steps/brand/check-drawing.ts';
import { colourMistakes, drawingMistakes } from '../../../build-steps/brand/check-pictures.ts';

const drawing = (inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">\n  ${inner}\n</svg>`;

/** Mistakes in a drawing, each with its message. */
const DRAWINGS: readonly [inner: string, said: string][] = [
  ['<g><path d="M0 0h9"/>', 'can’t be read as SVG, line 3: Unexpected close tag'],
  ['<script>alert(1)</script>', 'contains a <script>: remove it, because a drawing may only draw'],
  ['<path onload="alert(1)" d="M0 0h9"/>', 'contains the attribute onload: remove it, because a drawing may only draw'],
  ['<foreignObject><p>x</p></foreignObject>', 'contains a <foreignObject>: remove it, because a drawing may only draw'],
  ['<image href="https://a.example/b.png"/>', 'contains a <image>: remove it, because a drawing may only draw'],
  [
    '<use href="https://a.example/b.svg#c"/>',
    'refers to "https://a.example/b.svg#c", which is outside of the drawing: remove the reference',
  ],
  ['<a href="https://a.example/"><path d="M0 0h9"/></a>', 'contains a <a>: remove it, because a drawing may only draw'],
  [
    '<path fill="url(https://a.example/b.svg#c)" d="M0 0h9"/>',
    'refers to something outside of the drawing in the attribute fill: remove the reference',
  ],
  [
    '<style>@import "https://a.example/b.css";</style>',
    'contains a style that refers to something outside of the drawing: remove it',
  ],
  [`<path d="M0 0${'h1'.repeat(16_000)}"/>`, 'has 32084 bytes, and at most 30000 are allowed: simplify it'],
];

test('the check reports a drawing that is broken, contains code, refers to something outside, or is too large', () => {
  for (const [inner, said] of DRAWINGS) assert.deepEqual(drawingProblems(drawing(inner)), [said]);
  assert.deepEqual(drawingProblems(`<!DOCTYPE svg [<!ENTITY a "b">]>${drawing('')}`).slice(0, 1), [
    'contains a <!DOCTYPE>: remove it',
  ]);
});

test('the check accepts gradients, masks, references to parts of the drawing, and colours of every kind', () => {
  assert.deepEqual(
    drawingProblems(
      drawing(
        '<defs><linearGradient id="a"><stop stop-color="rgb(1 2 3 / 40%)"/></linearGradient></defs><use href="#a"/><path fill="url(#a)" stroke="currentColor" d="m1 1a9 9 0 0 0 0 18z"/>',
      ),
    ),
    [],
  );
});

test('the check reports colours with too little contrast, with the scheme, the contrast and the needed contrast', () => {
  const colours = readColours();
  colours.set('edge', { light: '#85898a', dark: '#334' });
  // This grey is famous for falling just short of 4.5:1 on white.
  colours.set('code-ink', { light: '#777', dark: 'rgb(118 118 118 / 90%)' });
  colours.set('on-red', { light: '#FFF8', dark: '#2b0a07ff' });
  colours.set('veil', { light: 'misty', dark: '#06141f' });
  colours.delete('dawn-sun');
  assert.deepEqual(colourMistakes(colours), [
    'brand/pictures.css: --dawn-sun is missing',
    'brand/colours.css: --veil is "misty", and must be a colour such as #0d1f2d or rgb(13 31 45)',
    'brand/colours.css: --edge on --paper has a contrast of 1.50:1 in the dark scheme, and needs 3:1',
    'brand/colours.css: --edge on --raised has a contrast of 1.35:1 in the dark scheme, and needs 3:1',
    'brand/colours.css: --edge on --lift has a contrast of 1.20:1 in the dark scheme, and needs 3:1',
    'brand/colours.css: --edge on --sunk has a contrast of 1.43:1 in the dark scheme, and needs 3:1',
    'brand/colours.css: --code-ink on --code-paper has a contrast of 4.47:1 in the light scheme, and needs 4.5:1',
  ]);
});

test('a mark of two paths is refused, because it could not be filled as one', () => {
  const path = '<path d="M0 0h9v9z"/>';
  assert.deepEqual(
    drawingMistakes(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${path}${path}</svg>`),
    ['brand/mark.svg: must be one <path d="…"/> in <svg xmlns="…" viewBox="0 0 32 32">'],
  );
});
