import { storagePrefix } from '../../../brand/storage-prefix.ts';

/** The prefix of all this site's caches. */
export const PREFIX = storagePrefix.replace('.', '-');
/** Documents, by path. Raise the number when copies of earlier workers become unusable. */
export const PAGES = `${PREFIX}pages-1`;
/** The scripts that they need. */
export const SCRIPTS = `${PREFIX}scripts-1`;
