import type { UploadDependencies } from './upload-queue.ts';

/** What a page's upload queues need. Both parts are loaded with the first image, since most tickets have none. */
export const uploadDependencies: UploadDependencies = {
  prepare: async (file) => (await import('./prepare-image.ts')).prepareImage(file),
  upload: async (file, options) => (await import('./uploader.ts')).upload(file, options),
};
