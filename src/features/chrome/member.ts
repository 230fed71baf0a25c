/** What a member's page shows and does once it is idle: the days left, and answers to new tabs that ask for the session. */
import './days-left.ts';
import './lend-session.ts';
