import type { Options } from '../../../tools/conform/arguments.ts';
import type { Fault } from './planted-api.ts';

/** A mistake of a server, and all that is said of it. */
export interface Planted {
  mistake: string;
  fault: Fault;
  options?: Partial<Options>;
  found: readonly string[];
}
export const PLANTED: readonly Planted[] = [];
