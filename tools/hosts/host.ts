import type { Limits } from './addresses.ts';
import type { Asked } from './checks.ts';

/** A host running on this machine. */
export interface RunningHost {
  origin: string;
  stop(): Promise<void>;
}

/** A host to check. */
export interface Host {
  /** Its name for `--only`. */
  id: string;
  /** Its name in the table. */
  name: string;
  /** What the check is based on: the host's own program, or its documentation. */
  by: string;
  server?: Asked['server'];
  limits?: Limits;
  /** Starts it for a built site. Throws `NotHere` if it needs something that this machine lacks. */
  start(place: HostPlace): Promise<RunningHost>;
}

/** What a host needs to start. */
export interface HostPlace {
  /** The built site. */
  dist: string;
  /** An empty folder for its files. */
  folder: string;
  port: number;
  /** The server in the API's place. */
  upstream: string;
}

/** Thrown if a host can't be checked on this machine; the message says what is missing, and how to get it. */
export class NotHere extends Error {
  override readonly name = 'NotHere';
}
