import { fileURLToPath } from 'node:url';

/** The folder that makes this site one brand's. */
export const BRAND_FOLDER = fileURLToPath(new URL('../../../brand', import.meta.url));
