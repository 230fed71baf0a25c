import { after, before, beforeEach } from 'node:test';
import { BroadcastChannel as Channel } from 'node:worker_threads';
import { type ClientSetup, createClient } from '../../../src/api/client.ts';
import type { Dependencies } from '../../../src/app/dependencies.ts';
import type { Locale } from '../../../src/routes/locales.ts';
import { $session, startSession } from '../../../src/session/session.ts';
import { Client } from '../../sandbox/client.ts';
import type { PersonName } from '../../sandbox/seed/people.ts';
import { type Sandbox, startSandbox } from '../../sandbox/server.ts';
import { renewStorage } from './storage-stand-in.ts';

/** The environment of a test file's models: a sandbox, and a fresh browser. */
export interface Stage {
  readonly sandbox: Sandbox;
  /** Calls the sandbox directly, not through the site's client. */
  readonly client: Client;
  /** The addresses that models have opened, oldest first. */
  readonly left: string[];
  /** How often the server has ended the session. */
  readonly endings: number;
  /** How often a call has asked for the loading overlay. */
  readonly overlays: number;
  /** The clock that the models read, milliseconds since the epoch. */
  nowMs: number;
  /** Several addresses of the sandbox, if a test sets them. */
  addresses: ClientSetup['addresses'];
  /** Do calls carry an `Idempotency-Key`, as the operator may choose? */
  sendsKeys: boolean;
  /** A model's dependencies: for a signed-in member, or for a guest. */
  dependenciesOf(who?: PersonName): Promise<Dependencies>;
}

/** A channel to other tabs like a browser's, but it does not keep a finished test process alive. */
class UnheldChannel extends Channel {
  constructor(name: string) {
    super(name);
    this.unref();
  }
}

/** Sets the stage for all tests of a file; each test starts with fresh demo data, browser and clock. */
export function setStage({
  locale = 'en',
  nowMs = 1_800_000_000_000,
}: {
  locale?: Locale;
  nowMs?: number;
} = {}): Stage {
  let sandbox: Sandbox | undefined;
  let client: Client | undefined;
  let endings = 0;
  let overlays = 0;
  const left: string[] = [];
  const stage: Stage = {
    get sandbox() {
      return standing(sandbox);
    },
    get client() {
      return standing(client);
    },
    get endings() {
      return endings;
    },
    get overlays() {
      return overlays;
    },
    left,
    nowMs,
    addresses: undefined,
    sendsKeys: false,
    async dependenciesOf(who) {
      const token = who && (await stage.client.token(who));
      if (token) startSession(token);
      else $session.set(null);
      const send = createClient({
        apiBase: `${stage.sandbox.origin}/api`,
        addresses: stage.addresses,
        sendsKeys: stage.sendsKeys,
        getToken: () => token,
        onSessionEnded: () => {
          endings += 1;
        },
        onBusy: (isBusy) => {
          if (isBusy) overlays += 1;
        },
      });
      return {
        send,
        locale,
        nowMs: () => stage.nowMs,
        serverNowMs: () => stage.nowMs,
        sendsKeys: stage.sendsKeys,
        leave: (address) => left.push(address),
      };
    },
  };
  before(async () => {
    Object.defineProperty(globalThis, 'BroadcastChannel', { value: UnheldChannel, configurable: true });
    sandbox = await startSandbox({ database: ':memory:', log: () => {} });
  });
  after(() => sandbox?.close());
  beforeEach(async () => {
    renewStorage();
    client = new Client(stage.sandbox.origin);
    await client.control('reset', {});
    await client.control('clear', {});
    stage.nowMs = nowMs;
    stage.sendsKeys = false;
    stage.addresses = undefined;
    left.length = 0;
    endings = 0;
    overlays = 0;
  });
  return stage;
}

function standing<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new Error('The stage stands only while tests run');
  return thing;
}
