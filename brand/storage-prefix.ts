/**
 * The prefix of every name that the site stores in a browser (docs/behaviour/session.md#session-values): lower-case
 * letters and a dot. Changing it on a live site logs visitors out, and they lose what they have typed. It has a file of
 * its own, because the script that runs first on a page contains it.
 */
export const storagePrefix = 'petrel.';
