import assert from 'node:assert/strict';
import { test } from 'node:test';
import { onlyDigits } from '#core/digits.ts';
import { groupByFour, passesLuhn, typeCard } from '#features/invite/card-number.ts';

test('a card number keeps only its digits', () => {
  assert.equal(onlyDigits('6222-0212 345x'), '62220212345');
  assert.equal(onlyDigits('６２２２'), '6222');
  assert.equal(onlyDigits('card'), '');
});

test('a card number is shown in groups of 4', () => {
  assert.equal(groupByFour('6222-0212345678901'), '6222 0212 3456 7890 1');
  assert.equal(groupByFour('62220212'), '6222 0212');
  assert.equal(groupByFour('622'), '622');
  assert.equal(groupByFour('6222 '), '6222');
});

test('the check digit reveals a mistyped number', () => {
  assert.equal(passesLuhn('4111 1111 1111 1111'), true);
  assert.equal(passesLuhn('79927398713'), true);
  assert.equal(passesLuhn('79927398710'), false);
  assert.equal(passesLuhn('79927389713'), false);
  assert.equal(passesLuhn(''), false);
  assert.equal(passesLuhn('0000'), false);
});

/** Returns the field after an edit. A bar marks the caret, before and after. */
function edit(typed: string, previous: string, erased?: 'before' | 'after'): string {
  const { card, caret } = typeCard({ typed: typed.replace('|', ''), caret: typed.indexOf('|'), previous, erased });
  return `${card.slice(0, caret)}|${card.slice(caret)}`;
}

test('erasing the blank between two groups erases the digit beyond it', () => {
  assert.equal(edit('4111|5678', '4111 5678', 'before'), '411|5 678');
  assert.equal(edit('4111|5678', '4111 5678', 'after'), '4111| 678');
  assert.equal(edit('4111 |678', '4111 5678', 'before'), '4111| 678');
  assert.equal(edit('411|5678', '4111 5678', 'before'), '411|5 678');
  assert.equal(edit('|', '4', 'before'), '|');
});

test('the caret stays after its digit when digits are typed or pasted in between', () => {
  assert.equal(edit('41119| 5678', '4111 5678'), '4111 9|567 8');
  assert.equal(edit('4|', ''), '4|');
  assert.equal(edit('4111 5678x|', '4111 5678'), '4111 5678|');
  assert.equal(edit('41-22 33|11 5678', '4111 5678'), '4122 33|11 5678');
  assert.equal(edit('６２２２０２|', ''), '6222 02|');
});
