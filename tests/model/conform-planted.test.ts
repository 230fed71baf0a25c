import { ACCESS } from './support/planted/access.ts';
import { ANSWERS } from './support/planted/answers.ts';
import { lookFor } from './support/planted/look-for.ts';

lookFor([...ACCESS, ...ANSWERS], { logsIn: true });
