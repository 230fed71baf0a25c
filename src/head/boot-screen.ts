/**
 * The head's script of screens with islands. `data-*` attributes and the screen's contents decide which parts run.
 */
import { bootScreen } from './screen.ts';

bootScreen();
