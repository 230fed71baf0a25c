/** What a dialog looks like. It comes with the first one that is opened: most visits open none. */
import { adoptStyle } from '../../browser/adopt-style.ts';
import css from './dialog.css?inline';

adoptStyle(css);
