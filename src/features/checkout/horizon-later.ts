/** Fetches the packages' sky once nothing else is left to do: it is a drawing, and the goods come first. */
import { idle } from '../../browser/idle.ts';

// Without the code the sky stays empty, and its room is there.
void idle()
  .then(() => import('./horizon.ts'))
  .catch(() => undefined);
