/** The head's script of pages that are only read: the guard, and the parameters that any address may have. */
import { boot } from './page.ts';

boot();
