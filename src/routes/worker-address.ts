/**
 * The service worker's address (docs/behaviour/offline.md#the-worker). It must never change: browsers with a worker
 * look for the next one here.
 */
export const WORKER_ADDRESS = '/sw.js';
