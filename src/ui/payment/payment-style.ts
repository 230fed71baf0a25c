import { adoptStyle } from '../adopt-style.ts';
import css from './payment.css?inline';

// Once, whichever of the pieces are shown.
adoptStyle(css);
