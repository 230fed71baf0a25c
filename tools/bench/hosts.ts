import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Served } from './front.ts';
import type { Line } from './profiles.ts';

/** A folder that is served, and by what name it is known. */
export interface HostedSite {
  name: string;
  dir: string;
}

/** What the thread of the servers is asked. */
export type Asked =
  /** Forgets what was served; with a line, also ends all connections and lays another one. */
  | { kind: 'begin'; line?: Line | undefined }
  /** Waits until nothing has moved on the line for so long. */
  | { kind: 'quiet'; forMs: number; atMostMs: number };

/** What it answers to each: what was served since it began. */
export interface Answered {
  served: Served[];
}

/** What it says first. */
export interface Started {
  /** Where each site is, by its name: `https://localhost:{port}`. */
  origins: Readonly<Record<string, string>>;
  /** The sandbox itself, past the line. */
  apiOrigin: string;
}

/** The running servers. */
export interface Hosts extends Started {
  /** Before a visit: all that is counted starts anew, and with a line also every connection. */
  begin(line?: Line): Promise<void>;
  /** Waits until a visit has loaded all that it wants. Answers what that was. */
  untilQuiet(): Promise<readonly Served[]>;
  close(): Promise<void>;
}

/** After so long without a byte a page wants nothing more: idle moments and the timers of a start are over. */
const QUIET_MS = 1500;
/** A page that asks again and again is left after this time. */
const AT_MOST_MS = 45_000;

/** Starts the sandbox, and a CDN for every site. */
export async function startHosts(sites: readonly HostedSite[]): Promise<Hosts> {
  const worker = new Worker(new URL('./servers.ts', import.meta.url), { workerData: { sites } });
  const [started] = (await once(worker, 'message')) as [Started];
  const ask = async (asked: Asked): Promise<Answered> => {
    worker.postMessage(asked);
    const [answered] = (await once(worker, 'message')) as [Answered];
    return answered;
  };
  return {
    ...started,
    async begin(line) {
      await ask({ kind: 'begin', line });
    },
    untilQuiet: async () => (await ask({ kind: 'quiet', forMs: QUIET_MS, atMostMs: AT_MOST_MS })).served,
    async close() {
      await worker.terminate();
    },
  };
}
