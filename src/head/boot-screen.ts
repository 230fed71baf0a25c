/** The head's script of screens that call the server or have islands; which of it they need they say by `data-*` and by what is in them. */
import { bootScreen } from './screen.ts';

bootScreen();
