/** The head's script of pages that are only read: the guard, and what every address may bring. */
import { boot } from './page.ts';

boot();
