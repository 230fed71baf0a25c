import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { alarmLead } from '#features/account/exports/alarm.ts';
import { expiryReminder } from '#features/account/exports/ics.ts';

const reminder = {
  uid: 'vip@petrel.example',
  at: 1_735_689_600,
  summary: 'Basic (VIP) ends',
  description: 'Renew at https://petrel.example',
  nowSeconds: 1_733_011_200,
};

test('the calendar entry is at the membership’s end and reminds 3 days before', () => {
  assert.equal(
    expiryReminder(reminder),
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//membership//expiry reminder//EN',
      'BEGIN:VEVENT',
      'UID:vip@petrel.example',
      'DTSTAMP:20241201T000000Z',
      'DTSTART:20250101T000000Z',
      'SUMMARY:Basic (VIP) ends',
      'DESCRIPTION:Renew at https://petrel.example',
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'TRIGGER:-P3D',
      'DESCRIPTION:Basic (VIP) ends',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  );
});

test('the reminder always lies ahead: 3 days before the end, a day or an hour; nearer than that there is none', () => {
  for (const [secondsLeft, lead] of [
    [4 * 86_400, 'P3D'],
    [3 * 86_400 + 601, 'P3D'],
    [3 * 86_400 + 600, 'P1D'],
    [2 * 86_400, 'P1D'],
    [86_400, 'PT1H'],
    [2 * 3600, 'PT1H'],
    [3600, undefined],
    [-86_400, undefined],
  ] as const) {
    const nowSeconds = reminder.at - secondsLeft;
    assert.equal(alarmLead({ at: reminder.at, nowSeconds }), lead, `${secondsLeft} seconds`);
    const [, trigger] = /\r\nTRIGGER:-(\S+)\r\n/.exec(expiryReminder({ ...reminder, nowSeconds })) ?? [];
    assert.equal(trigger, lead);
  }
});

test('signs with a meaning in the format are escaped', () => {
  const text = expiryReminder({ ...reminder, summary: 'a,b;c\\d\r\ne\nf' });
  assert.ok(text.includes('\r\nSUMMARY:a\\,b\\;c\\\\d\\ne\\nf\r\n'));
});

test('the length of a folded line counts its space, and all octets of a Chinese character', () => {
  const latin = expiryReminder({ ...reminder, description: 'x'.repeat(200) });
  assert.ok(latin.includes(`\r\nDESCRIPTION:${'x'.repeat(63)}\r\n ${'x'.repeat(74)}\r\n ${'x'.repeat(63)}\r\n`));
  const chinese = expiryReminder({ ...reminder, description: '续'.repeat(60) });
  assert.ok(chinese.includes(`\r\nDESCRIPTION:${'续'.repeat(21)}\r\n ${'续'.repeat(24)}\r\n ${'续'.repeat(15)}\r\n`));
});

test('no line has more than 75 octets, whatever the texts, and unfolding restores all characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (summary) => {
      const text = expiryReminder({ ...reminder, summary });
      for (const line of text.split('\r\n')) assert.ok(Buffer.byteLength(line) <= 75);
      assert.equal(text.replaceAll('\r\n ', '').split('\r\n').length, 18);
      assert.ok(Buffer.from(text).toString() === text);
    }),
  );
});
