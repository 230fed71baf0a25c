import { storagePrefix } from '../../../brand/storage-prefix.ts';

/** What the names of all our caches begin with. */
export const PREFIX = storagePrefix.replace('.', '-');
/** Documents, by their path. The number changes when copies of an earlier worker would be of no use. */
export const PAGES = `${PREFIX}pages-1`;
/** The scripts that they need. */
export const SCRIPTS = `${PREFIX}scripts-1`;
