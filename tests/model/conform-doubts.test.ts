import { FURTHER } from './support/planted/further.ts';
import { lookFor } from './support/planted/look-for.ts';
import { VALUES } from './support/planted/values.ts';

lookFor([...VALUES, ...FURTHER], { logsIn: false });
