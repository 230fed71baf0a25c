import { createHash } from 'node:crypto';
import { mock } from 'node:test';
import * as v from 'valibot';
import { decodeMessage, Wrapper } from '../../src/contract/call.ts';
import { Client } from '../../tests/sandbox/client.ts';
import { startSandbox } from '../../tests/sandbox/server.ts';
import { ACCEPTED, type ExampleCall, OTHER_ANSWERS, REFUSED } from './examples.ts';

/** A call of the sandbox and its answer, as they went over the wire. */
export interface Recorded extends ExampleCall {
  /** The whole wrapper. */
  answer: unknown;
  code: number;
  /** What a refusal says, in English. */
  words: string | undefined;
}

/** When all examples were recorded: the beginning of 2026. Only so do they come out the same each time. */
const RECORDED_AT_MS = Date.UTC(2026, 0, 1);

/** Stands for the sandbox's address, whose port is another each time. */
const HOST = 'https://api.example';

/** Asks a sandbox of its own for all examples. The clock stands still meanwhile; what is random is replaced. */
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

/** Tokens, keys and numbers of orders become ones that follow from what the answer is of. */
function withoutRandom(text: string, of: string): string {
  const hash = createHash('sha256').update(of).digest('hex');
  return text.replace(/(?<![\da-z])(P?)([\da-f]{12,64})(?![\da-z])/g, (_, letter: string, random: string) => {
    return letter + hash.slice(0, random.length);
  });
}
