import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bannerStyle } from '#features/activity/banner/banner-style.ts';

test('colours, background, font weight, size and alignment are accepted, in either spelling', () => {
  const style = {
    color: '#fff',
    background: 'linear-gradient(#0b4f6c, #083344)',
    backgroundColor: 'rgb(1 2 3)',
    'font-weight': '600',
    fontSize: '15px',
    textAlign: 'left',
  };
  assert.deepEqual(bannerStyle(style), [
    ['color', '#fff'],
    ['background', 'linear-gradient(#0b4f6c, #083344)'],
    ['background-color', 'rgb(1 2 3)'],
    ['font-weight', '600'],
    ['font-size', '15px'],
    ['text-align', 'left'],
  ]);
});

test('letters that nobody can read are dropped', () => {
  for (const fontSize of ['4000px', '9999vw', '2px', '40rem', '300%', 'calc(1px * 900)', 'larger', '1.2.3px'])
    assert.deepEqual(bannerStyle({ fontSize }), [], fontSize);
  for (const color of ['transparent', '#fff0', '#ffffff00', 'rgba(1, 2, 3, 0)', 'rgb(1 2 3 / 0%)', 'rgb(1 2 3 / 0.0)'])
    assert.deepEqual(bannerStyle({ color }), [], color);
  const styles: Record<string, string>[] = [
    { fontSize: '10px' },
    { fontSize: '1.75em' },
    { fontSize: '120%' },
    { color: '#ff0' },
  ];
  const others: Record<string, string>[] = [
    { color: 'rgb(1, 2, 0)' },
    { color: 'rgb(1 2 3 / 0.5)' },
    { color: 'rgb(1 2 3 / 100%)' },
  ];
  for (const style of [...styles, ...others]) assert.equal(bannerStyle(style).length, 1, JSON.stringify(style));
});

test('properties that move the banner, hide the page or load something are dropped', () => {
  const style = {
    position: 'fixed',
    inset: '0',
    'z-index': '99',
    background: 'url(https://tracker.example/x.gif)',
    'background-color': 'image-set("https://tracker.example/x.gif" 1x)',
    color: '\\75 rl(https://tracker.example)',
  };
  assert.deepEqual(bannerStyle(style), []);
});
