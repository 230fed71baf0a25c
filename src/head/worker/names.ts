import { storagePrefix } from '../../../brand/storage-prefix.ts';

/** The prefix of all this site's caches. */
export const PREFIX = storagePrefix.replace('.', '-');
/** The cache of documents, by path. Raise the number when copies of earlier workers become unusable. */
export const PAGES = `${PREFIX}pages-1`;
/** The cache of the scripts that the documents need. */
export const SCRIPTS = `${PREFIX}scripts-1`;
