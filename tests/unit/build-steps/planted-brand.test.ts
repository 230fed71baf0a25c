import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as brand from '../../../brand/brand.ts';
import { drawingProblems } from '../../../build-steps/brand/check-drawing.ts';
import { toneMistakes } from '../../../build-steps/brand/check-tones.ts';
import { siteMistakes } from '../../../build-steps/values/check.ts';
import { lineOn, placeholders } from '../../../build-steps/values/launch.ts';
import { textOf } from '../../../src/styles/brand.ts';

const drawing = (inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">\n  ${inner}\n</svg>`;
const sky = textOf('horizon.css');

/** Mistakes in a drawing, each with what is said of it. */
const DRAWINGS: readonly [inner: string, said: string][] = [
  ['<g><path d="M0 0h9"/>', 'can’t be read as SVG, line 3: Unexpected close tag'],
  ['<script>alert(1)</script>', 'holds a <script>, and must only draw'],
  ['<path onload="alert(1)" d="M0 0h9"/>', 'holds the attribute onload, and must only draw'],
  ['<foreignObject><p>x</p></foreignObject>', 'holds a <foreignObject>, and must only draw'],
  ['<image href="https://a.example/b.png"/>', 'holds a <image>, and must only draw'],
  ['<use href="https://a.example/b.svg#c"/>', 'leads to "https://a.example/b.svg#c", which is outside of the drawing'],
  ['<a href="https://a.example/"><path d="M0 0h9"/></a>', 'holds a <a>, and must only draw'],
  ['<path fill="url(https://a.example/b.svg#c)" d="M0 0h9"/>', 'leads outside of the drawing, by fill'],
  ['<style>@import "https://a.example/b.css";</style>', 'holds a style that leads outside of the drawing'],
  ['<path fill="#12345g" d="M0 0h9"/>', 'holds the colour "#12345g", which is none'],
  [`<path d="M0 0${'h1'.repeat(16_000)}"/>`, 'weighs 32084 bytes, and must not be heavier than 30000'],
];

test('a drawing that is broken, holds code, leads outside or is too heavy is told in a sentence', () => {
  for (const [inner, said] of DRAWINGS) assert.deepEqual(drawingProblems(drawing(inner)), [said]);
  assert.deepEqual(drawingProblems(`<!DOCTYPE svg [<!ENTITY a "b">]>${drawing('')}`).slice(0, 1), [
    'holds a <!DOCTYPE>, which must be taken out',
  ]);
});

test('what drawings are made of is taken: gradients, masks, parts of their own, colours of every kind', () => {
  assert.deepEqual(
    drawingProblems(
      drawing(
        '<defs><linearGradient id="a"><stop stop-color="rgb(1 2 3 / 40%)"/></linearGradient></defs><use href="#a"/><path fill="url(#a)" stroke="currentColor" d="m1 1a9 9 0 0 0 0 18z"/>',
      ),
    ),
    [],
  );
});

test('a tone of a sky that is missing or none, and CSS that can’t be read, are told with the line', () => {
  const told = (from: string, to: string): string[] =>
    toneMistakes('horizon.css', sky.replace(from, to), ['amber-wash']);
  assert.deepEqual(told('', ''), []);
  assert.deepEqual(told('light-dark(#fbf0dc, #2b5557)', 'light-dark(#fbf0dg, #2b5557)'), [
    'brand/horizon.css:8: --low holds "light-dark(#fbf0dg, #2b5557)", which is no colour',
  ]);
  assert.deepEqual(told('--sol: light-dark(#e8a33b', '--sun: light-dark(#e8a33b'), [
    'brand/horizon.css: --sol is missing in .horizon',
  ]);
  assert.deepEqual(told('var(--amber-wash)', 'var(--amber-wsh)'), [
    'brand/horizon.css:15: --high holds "var(--amber-wsh)", which is no colour',
  ]);
  assert.match(told('.horizon {', '.horizon { {')[0] ?? '', /^brand\/horizon\.css:\d+: can’t be read as CSS: /);
});

test('what a brand says is held to what an operator says: no tag, nothing to fill in, no host of one’s own', () => {
  const told = (values: object): string[] =>
    siteMistakes({ brand: { ...brand, ...values } }).map((mistake) => mistake.replace(/^brand\/brand\.ts:\d+: /, ''));
  assert.deepEqual(told({ names: { ...brand.names, en: 'Pet<i>rel</i>' } }), [
    'names.en is "Pet<i>rel</i>", and must hold no tag such as <i>: readers would see it',
  ]);
  assert.deepEqual(told({ agentName: { ...brand.agentName, en: '{{names}} help' } }), [
    'agentName.en is "{{names}} help", and must hold no pair of braces and no $ before one: nothing is filled in here',
  ]);
  const label = { zh: '条线路', tw: '條線路', en: '**servers**' };
  assert.deepEqual(told({ claim: { number: '3000+', label } }), [
    'claim.label.en is "**servers**", and must hold no Markdown: readers would see its signs',
  ]);
  // A router's password may be anything that can be typed.
  assert.deepEqual(told({ router: { ...brand.router, password: '**{{<b>' } }), []);
  const enterpriseUrl = 'https://localhost/teams';
  assert.ok(
    placeholders(undefined, { brand: { ...brand, enterpriseUrl } })
      .map(lineOn)
      .some((line) => line.includes('enterpriseUrl is “https://localhost/teams”, which nobody outside reaches')),
  );
});
