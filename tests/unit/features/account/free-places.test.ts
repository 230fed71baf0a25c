import assert from 'node:assert/strict';
import { test } from 'node:test';
import { freePlaces, quotasOf } from '#features/account/records/free-places.ts';

type Platform = 'desktop' | 'phone' | 'mobile' | 'chrome' | 'router' | 'other';
const devices = (...platforms: Platform[]) => platforms.map((platform) => ({ platform }));

test('Basic has two computers and two phones; a tablet counts as a phone, and the extension counts as a computer', () => {
  assert.deepEqual(freePlaces(1, []), ['phone', 'phone', 'desktop', 'desktop']);
  assert.deepEqual(freePlaces(1, devices('desktop', 'mobile', 'chrome')), ['phone']);
  assert.deepEqual(freePlaces(1, devices('phone', 'phone', 'desktop', 'desktop')), []);
});

test('Premium has six devices of any kind and a router', () => {
  assert.deepEqual(freePlaces(2, devices('desktop', 'phone', 'chrome', 'mobile')), ['phone', 'desktop', 'router']);
  assert.deepEqual(freePlaces(2, devices('router', 'phone', 'phone', 'phone', 'phone', 'other')), ['phone']);
});

test('more devices than places leave no free place, and without a level there is none', () => {
  assert.deepEqual(freePlaces(1, devices('phone', 'phone', 'phone', 'desktop', 'desktop')), []);
  assert.deepEqual(freePlaces(2, devices('phone', 'phone', 'phone', 'phone', 'phone', 'phone', 'phone')), []);
  assert.deepEqual(freePlaces(0, []), []);
});

test('the places are shown only if no more are taken than a level has', () => {
  assert.deepEqual(quotasOf(1, devices('desktop', 'phone', 'chrome')), [
    { kind: 'desktop', used: 2, places: 2 },
    { kind: 'phone', used: 1, places: 2 },
  ]);
  assert.deepEqual(quotasOf(2, devices('router')), [
    { kind: 'clients', used: 0, places: 6 },
    { kind: 'router', used: 1, places: 1 },
  ]);
  assert.deepEqual(quotasOf(1, devices('desktop', 'desktop', 'chrome')), []);
  assert.deepEqual(freePlaces(1, devices('desktop', 'desktop', 'chrome')), []);
});
