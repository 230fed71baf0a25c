import type { Options } from '../../../../tools/conform/arguments.ts';
import type { Fault } from './api.ts';

/** A mistake of a server, and all that is said of it. */
export interface Planted {
  mistake: string;
  /** Why the site can work with it all the same; undefined if it is plainly wrong. */
  legitimate?: string;
  fault: Fault;
  /** As whom, and what else the command is called with. */
  options?: Partial<Options>;
  /** Lines as `skuList (visitor): unusable goods is …`. */
  found: readonly string[];
}
