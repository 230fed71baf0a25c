/** The head's script of screens that keep values from a link, or only forward visits. */
import * as links from './links.ts';
import { bootScreen } from './screen.ts';

bootScreen(links);
