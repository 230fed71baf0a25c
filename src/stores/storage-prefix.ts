/**
 * The prefix of every key under which the site stores something in a browser
 * (docs/behaviour/session.md#session-values).
 */
export { storagePrefix as PREFIX } from '../../brand/storage-prefix.ts';
