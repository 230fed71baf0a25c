import { loadCode } from '../../../api/load-code.ts';
import type { UploadDependencies } from './upload-queue.ts';

/** What a page's upload queues need. Both parts are loaded with the first image, since most tickets have none. */
export const uploadDependencies: UploadDependencies = {
  prepare: async (file) => (await loadCode(() => import('./prepare-image.ts'))).prepareImage(file),
  upload: async (file, options) => (await loadCode(() => import('./uploader.ts'))).upload(file, options),
};
