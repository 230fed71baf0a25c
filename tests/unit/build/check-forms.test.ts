import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unheldForms } from '../../../src/build/pages/check-forms.ts';
import { pageOf } from './small-site.ts';

const HOLDS = '<script>addEventListener("form-awake",a)</script>';

test('a form that a browser could send into the address is named, wherever it stands', () => {
  const body = '<form><input name="query"></form><form method="get"></form><form method="POST"></form>';
  assert.deepEqual(unheldForms(pageOf('faq', { body })), [
    'en/faq/index.html: a <form> without method="post"',
    'en/faq/index.html: a <form> without method="post"',
  ]);
  assert.deepEqual(unheldForms(pageOf('faq', { body: '<dialog><form method="dialog"></form></dialog>' })), []);
});

test('a form in an island needs the head script that holds its presses', () => {
  const body = '<astro-island><div><form method="post"></form></div></astro-island>';
  assert.deepEqual(unheldForms(pageOf('login', { head: HOLDS, body })), []);
  assert.match(unheldForms(pageOf('login', { body })).join(), /^en\/login\/index\.html: a <form> in an island/);
  assert.deepEqual(unheldForms(pageOf('account', { body: '<astro-island><p></p></astro-island>' })), []);
});
