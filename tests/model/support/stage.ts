import { after, before, beforeEach } from 'node:test';
import { BroadcastChannel as Channel } from 'node:worker_threads';
import { type ClientSetup, createClient } from '#api/client.ts';
import type { Dependencies } from '#app/dependencies.ts';
import type { Locale } from '#routes/locales.ts';
import { $session, startSession } from '#session/session.ts';
import { Client } from '../../sandbox/client.ts';
import type { PersonName } from '../../sandbox/seed/people.ts';
import { type Sandbox, startSandbox } from '../../sandbox/server.ts';
import { renewStorage } from './storage-stand-in.ts';

/** The environment of a test file's models: a sandbox and a fresh browser. It exists only while tests run. */
export class Stage {
  sandbox!: Sandbox;
  /** Calls the sandbox directly, not through the site's client. */
  client!: Client;
  /** The addresses that models have opened, oldest first. */
  readonly left: string[] = [];
  /** The number of times that the server has ended the session. */
  endings = 0;
  /** The number of times that a call has asked for the loading overlay. */
  overlays = 0;
  /** The clock that the models read, milliseconds since the epoch. */
  nowMs = 0;
  /** Several addresses of the sandbox, if a test sets them. */
  addresses: ClientSetup['addresses'];
  /** Do calls carry an `Idempotency-Key`, as the operator may choose? */
  sendsKeys = false;
  readonly #locale: Locale;

  constructor(locale: Locale) {
    this.#locale = locale;
  }

  /** The dependencies of a model, for a signed-in member or for a guest. */
  readonly dependenciesOf = async (who?: PersonName): Promise<Dependencies> => {
    const token = who && (await this.client.token(who));
    if (token) startSession(token);
    else $session.set(null);
    const send = createClient({
      apiBase: `${this.sandbox.origin}/api`,
      addresses: this.addresses,
      sendsKeys: this.sendsKeys,
      getToken: () => token,
      onSessionEnded: () => {
        this.endings += 1;
      },
      onBusy: (isBusy) => {
        if (isBusy) this.overlays += 1;
      },
    });
    return {
      send,
      locale: this.#locale,
      nowMs: () => this.nowMs,
      serverNowMs: () => this.nowMs,
      sendsKeys: this.sendsKeys,
      leave: (address) => this.left.push(address),
    };
  };
}

/** A channel to other tabs like a browser's. It does not keep a finished test process alive. */
class UnheldChannel extends Channel {
  constructor(name: string) {
    super(name);
    this.unref();
  }
}

/** Sets the stage for all tests of a file; each test starts with fresh demo data, browser and clock. */
export function setStage({ locale = 'en' as Locale, nowMs = 1_800_000_000_000 } = {}): Stage {
  const stage = new Stage(locale);
  before(async () => {
    Object.defineProperty(globalThis, 'BroadcastChannel', { value: UnheldChannel, configurable: true });
    stage.sandbox = await startSandbox({ database: ':memory:', log: () => {} });
  });
  after(() => stage.sandbox?.close());
  beforeEach(async () => {
    renewStorage();
    stage.client = new Client(stage.sandbox.origin);
    await stage.client.control('reset', {});
    await stage.client.control('clear', {});
    stage.left.length = 0;
    Object.assign(stage, { nowMs, endings: 0, overlays: 0, sendsKeys: false, addresses: undefined });
  });
  return stage;
}
