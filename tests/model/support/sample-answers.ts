import assert from 'node:assert/strict';
import { after, before, beforeEach, mock } from 'node:test';
import { readAnswer } from '#api/client.ts';
import { CALLS, EXAMPLES } from '../../sandbox/api/api.ts';
import { Client } from '../../sandbox/client.ts';
import { startSandbox } from '../../sandbox/server.ts';

/** An answer of the sandbox, as sent over the wire. */
export interface Sample {
  name: string;
  bean: unknown;
}

/** Collects answers to all calls from a sandbox before the tests of a file, and the console warnings of each test. */
export function gatherAnswers(): { samples: readonly Sample[]; warnings: string[] } {
  const samples: Sample[] = [];
  const warnings: string[] = [];
  let close: () => Promise<void> | void = () => {};
  before(async () => {
    mock.method(console, 'warn', (line: string) => warnings.push(line));
    const sandbox = await startSandbox({ database: ':memory:', log: () => {}, settings: { activity: 'on' } });
    close = () => sandbox.close();
    const client = new Client(sandbox.origin);
    for (const example of EXAMPLES) {
      samples.push({ name: example.call, bean: (await client.sendExample(example)).answer.bean });
    }
    for (const who of ['lin', 'mei', 'pia', 'uma', 'sam', 'ann'] as const) {
      for (const name of ['info', 'invite', 'userRules', 'ticket', 'skuList']) {
        samples.push({ name, bean: (await client.send(name, {}, await client.token(who))).bean });
      }
    }
  });
  after(() => close());
  beforeEach(() => {
    warnings.length = 0;
  });
  return { samples, warnings };
}

/** Reads a wrapper as the site does. */
export function readWrapper(name: string, wrapper: unknown): unknown {
  const call = CALLS.get(name);
  assert.ok(call);
  return readAnswer(call, JSON.stringify(wrapper), () => {});
}

/** Reads a bean as the site does. */
export function readBean(name: string, bean: unknown): unknown {
  return readWrapper(name, { code: 200, bean });
}
