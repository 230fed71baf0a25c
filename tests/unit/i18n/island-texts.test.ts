import assert from 'node:assert/strict';
import { test } from 'node:test';
import { declareTexts, type IslandStrings, type SharedText, type TextOf } from '../../../src/i18n/island-texts.ts';

const small = declareTexts('login', ['submit']);
const large = declareTexts('login', ['submit', 'notice'], ['dialog']);

/** `'fits'` where something of the first type may be given for the second; the type checker fails this file where it is not as written. */
type Given<From, To> = From extends To ? 'fits' : 'does not fit';

test('an island declares its namespace and groups; every island can say that something failed', () => {
  assert.deepEqual(small, { namespace: 'login', own: ['submit'], shared: ['failure'] });
  assert.deepEqual(large.shared, ['failure', 'dialog']);
});

test('a piece that says more than its island declares is a type error', () => {
  const dialogInSmall: Given<TextOf<typeof small>, SharedText<'dialog'>> = 'does not fit';
  const dialogInLarge: Given<TextOf<typeof large>, SharedText<'dialog'>> = 'fits';
  const failureInSmall: Given<TextOf<typeof small>, SharedText<'failure'>> = 'fits';
  assert.deepEqual([dialogInSmall, dialogInLarge, failureInSmall], ['does not fit', 'fits', 'fits']);
});

test('a page that sends an island too little is a type error', () => {
  const tooLittle: Given<IslandStrings<typeof small>, IslandStrings<typeof large>> = 'does not fit';
  const enough: Given<IslandStrings<typeof large>, IslandStrings<typeof small>> = 'fits';
  assert.deepEqual([tooLittle, enough], ['does not fit', 'fits']);
});
