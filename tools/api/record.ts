import { createHash } from 'node:crypto';
import { mock } from 'node:test';
import * as v from 'valibot';
import { decodeMessage, Wrapper } from '../../src/contract/call.ts';
import { Client } from '../../tests/sandbox/client.ts';
import { startSandbox } from '../../tests/sandbox/server.ts';
import { ACCEPTED, type ExampleCall, OTHER_ANSWERS, REFUSED } from './examples.ts';

/** A call to the sandbox and its answer, as sent over the wire. */
export interface Recorded extends ExampleCall {
  /** The whole wrapper. */
  answer: unknown;
  code: number;
  /** A refusal's text, in English. */
  words: string | undefined;
}

/** The time at which all examples are recorded, the start of 2026: fixed, so that they are the same each time. */
const RECORDED_AT_MS = Date.UTC(2026, 0, 1);

/** Replaces the sandbox's address, whose port differs each time. */
const HOST = 'https://api.example';

/** Sends all examples to a new sandbox. Its clock stands still, and random values are replaced. */
export async function recordExamples(): Promise<Recorded[]> {
  mock.timers.enable({ apis: ['Date'], now: RECORDED_AT_MS });
  const sandbox = await startSandbox({ database: ':memory:', log: () => {}, settings: { activity: 'on' } });
  const client = new Client(sandbox.origin);
  try {
    const recorded: Recorded[] = [];
    for (const example of [...ACCEPTED, ...OTHER_ANSWERS, ...REFUSED]) {
      const { call, title, payload, who, setting } = example;
      if (setting) await client.control('setting', setting);
      const mails = await client.read<{ kind: string; link: string }[]>('outbox');
      const link = mails.findLast(({ kind }) => kind === 'resetLink')?.link;
      const isLink = call === 'repass' && title === 'answer';
      const sent = isLink ? { ...Object(payload), key: new URL(link ?? HOST).searchParams.get('key') } : payload;
      const headers = who && { authorization: await client.token(who) };
      const response = await client.post(`/api/Website/${call}`, sent, headers);
      const text = (await response.text()).replaceAll(sandbox.origin, HOST);
      const answer: unknown = JSON.parse(withoutRandom(text, `${call} ${title}`));
      const { code, msg } = v.parse(Wrapper, answer);
      recorded.push({ ...example, answer, code, words: decodeMessage(msg)?.en });
    }
    return recorded;
  } finally {
    await sandbox.close();
    mock.timers.reset();
  }
}

/** Replaces random tokens, keys and order numbers by ones computed from the answer's call. */
function withoutRandom(text: string, of: string): string {
  const hash = createHash('sha256').update(of).digest('hex');
  return text.replace(/(?<![\da-z])(P?)([\da-f]{12,64})(?![\da-z])/g, (_, letter: string, random: string) => {
    return letter + hash.slice(0, random.length);
  });
}
