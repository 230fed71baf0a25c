/** Loaded for members once the page is idle. It shows the days left, and lends the session to new tabs. */
import './days-left.ts';
import './lend-session.ts';
