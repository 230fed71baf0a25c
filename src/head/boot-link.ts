/** The same for screens that keep what a link brings, or only forward who comes by one. */
import * as links from './links.ts';
import { bootScreen } from './screen.ts';

bootScreen(links);
