import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, test } from 'node:test';
import { type Ask, createFailover, type Failover } from '#api/failover.ts';
import { NetworkFailure, type NetworkReason } from '#api/failures.ts';
import { isOutcomeUnknown } from '#app/send-at-most-once.ts';

const BASES = ['one', 'two', 'three'] as const;

/** The behaviour of an address for a request: it fails with this reason, never answers, or answers with its own name. */
type Mood = NetworkReason | 'silent' | 'answers';

let moods: Record<string, Mood>;
/** The requests and the addresses that got them, oldest first. */
let asked: string[];
/** The addresses whose request was aborted. */
let ended: string[];
let remembered: string | undefined;
let nowMs: number;
let route: Failover;

beforeEach(() => {
  mock.timers.enable({ apis: ['setTimeout'] });
  moods = { one: 'answers', two: 'answers', three: 'answers' };
  [asked, ended, remembered, nowMs] = [[], [], undefined, 0];
  route = newTab();
});
afterEach(() => mock.timers.reset());

function newTab(): Failover {
  return createFailover({
    bases: BASES,
    memory: { get: () => remembered ?? 'one', set: (base) => (remembered = base) },
    nowMs: () => nowMs,
    checkAlive: asking('check'),
  });
}

function asking(what: string): Ask<string> {
  return (base, { waitMs, signal }) =>
    new Promise((resolve, reject) => {
      asked.push(`${what} ${base}`);
      const mood = moods[base] ?? 'answers';
      signal?.addEventListener('abort', () => {
        if (mood === 'silent') ended.push(base);
        reject(new DOMException('Ended', 'AbortError'));
      });
      if (mood === 'answers') resolve(base);
      else if (mood !== 'silent') reject(new NetworkFailure(mood));
      else setTimeout(() => reject(new NetworkFailure({ kind: 'timeout' })), waitMs);
    });
}

const read = (signal?: AbortSignal) => route({ isRead: true }, asking('read'), signal);
const order = (signal?: AbortSignal) => route({ isRead: false }, asking('order'), signal);

/** Lets everything happen that needs no time. */
async function settle(): Promise<void> {
  for (let round = 0; round < 20; round += 1) await Promise.resolve();
}

/** Lets time pass for the route and the addresses. */
async function pass(milliseconds: number): Promise<void> {
  await settle();
  nowMs += milliseconds;
  mock.timers.tick(milliseconds);
  await settle();
}

async function failureOf(call: Promise<unknown>): Promise<NetworkFailure> {
  const failure = await call.then(
    () => assert.fail('it went well'),
    (error: unknown) => error,
  );
  assert.ok(failure instanceof NetworkFailure, String(failure));
  return failure;
}

const reasonOf = async (call: Promise<unknown>): Promise<NetworkReason> => (await failureOf(call)).reason;

test('a call moves on from the remembered address to another one, also from the last to the first', async () => {
  [remembered, moods.three] = ['three', { kind: 'unreachable' }];
  assert.equal(await read(), 'one');
  assert.deepEqual([asked, remembered], [['read three', 'read one'], 'one']);
});

test('a device without a network asks no other address', async () => {
  moods.one = { kind: 'offline' };
  assert.deepEqual(await reasonOf(read()), { kind: 'offline' });
  assert.deepEqual(asked, ['read one']);
});

test('a slow address still counts if it answers before the others', async () => {
  let answerSlowly = (_: string): void => {};
  moods.two = 'silent';
  const answer = route({ isRead: true }, (base, limits) =>
    base === 'one' ? new Promise<string>((resolve) => (answerSlowly = resolve)) : asking('read')(base, limits),
  );
  await pass(6_000);
  answerSlowly('one');
  assert.equal(await answer, 'one');
  assert.deepEqual([ended, remembered], [['two'], undefined]);
});

test('if no address can be reached, the call fails with the last one’s failure, after its own 30 seconds', async () => {
  moods = { one: 'silent', two: 'silent', three: 'silent' };
  const reason = reasonOf(read());
  let isOver = false;
  void reason.then(() => (isOver = true));
  for (const milliseconds of [5_000, 5_000, 29_999]) await pass(milliseconds);
  assert.equal(isOver, false);
  await pass(1);
  assert.deepEqual(await reason, { kind: 'timeout' });
  assert.equal(asked.length, 3);
});

test('aborting a call aborts it at every address', async () => {
  moods = { one: 'silent', two: 'silent', three: 'silent' };
  const abort = new AbortController();
  const answer = read(abort.signal);
  await pass(5_000);
  abort.abort();
  await assert.rejects(answer, { name: 'AbortError' });
  assert.deepEqual([asked.length, ended.length], [2, 2]);
});

test('an order is never repeated, and after a lost order the next one first checks the addresses', async () => {
  await read();
  moods.one = { kind: 'unreachable' };
  const failure = await failureOf(order());
  assert.deepEqual([failure.reason, isOutcomeUnknown(failure)], [{ kind: 'unreachable' }, true]);
  assert.deepEqual(asked, ['read one', 'order one']);
  assert.equal(await order(), 'two');
  assert.deepEqual(asked.slice(2), ['check one', 'check two', 'order two']);
});

test('an address that answers with an HTTP status counts as reachable, so the order goes to it', async () => {
  moods.one = { kind: 'status', status: 500 };
  assert.deepEqual(await reasonOf(order()), { kind: 'status', status: 500 });
  assert.deepEqual(asked, ['check one', 'order one']);
});

test('aborting an order during the checks sends no order', async () => {
  moods.one = 'silent';
  const abort = new AbortController();
  const sent = order(abort.signal);
  await settle();
  abort.abort();
  await assert.rejects(sent, { name: 'AbortError' });
  assert.deepEqual(asked, ['check one']);
});
