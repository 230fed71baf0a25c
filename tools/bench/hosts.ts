import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Served } from './front.ts';
import type { Line } from './profiles.ts';

/** A served folder, and its name. */
export interface HostedSite {
  name: string;
  dir: string;
}

/** Requests to the servers' thread. */
export type Asked =
  /** Forgets what was served; with a line, also closes all connections and uses this line. */
  | { kind: 'begin'; line?: Line | undefined }
  /** Waits until the line has been idle for this long. */
  | { kind: 'quiet'; forMs: number; atMostMs: number };

/** The answer to each request: what was served since the last `begin`. */
export interface Answered {
  served: Served[];
}

/** The thread's first message. */
export interface Started {
  /** Each site's address, by its name: `https://localhost:{port}`. */
  origins: Readonly<Record<string, string>>;
  /** The sandbox's own address, which bypasses the line. */
  apiOrigin: string;
}

/** The running servers. */
export interface Hosts extends Started {
  /** Before a visit: resets everything that is counted, and with a line also closes all connections. */
  begin(line?: Line): Promise<void>;
  /** Waits until a visit has finished loading. Returns what was served. */
  untilQuiet(): Promise<readonly Served[]>;
  close(): Promise<void>;
}

/**
 * A page has finished loading after this long without a byte, which is longer than its idle moments and start timers.
 */
const QUIET_MS = 1500;
/** The longest wait for a page that keeps making requests. */
const AT_MOST_MS = 45_000;

/** Starts the sandbox, and a CDN for every site, in another thread. */
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
