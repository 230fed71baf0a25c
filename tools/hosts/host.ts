import type { Limits } from './addresses.ts';
import type { Asked } from './checks.ts';

/** A host that answers on this machine. */
export interface RunningHost {
  origin: string;
  stop(): Promise<void>;
}

/** A host that can be tried. */
export interface Host {
  /** What `--only` calls it. */
  id: string;
  /** What the table calls it. */
  name: string;
  /** How true the trial is: the program itself, or what its documents say. */
  by: string;
  server?: Asked['server'];
  limits?: Limits;
  /** Starts it for a built site. Throws `NotHere` where what it needs is not to be had on this machine. */
  start(place: HostPlace): Promise<RunningHost>;
}

/** What a host is started with. */
export interface HostPlace {
  /** The built site. */
  dist: string;
  /** An empty folder of its own. */
  folder: string;
  port: number;
}

/** Thrown when a host can't be tried on this machine; says what is missing, and how to get it. */
export class NotHere extends Error {
  override readonly name = 'NotHere';
}
