import type { UploadDependencies } from './upload-queue.ts';

/** What a page's upload queues take. Both parts come when a first image is there: most tickets have none. */
export const uploadDependencies: UploadDependencies = {
  prepare: async (file) => (await import('./prepare-image.ts')).prepareImage(file),
  upload: async (file, options) => (await import('./uploader.ts')).upload(file, options),
};
