/** Where the service worker is (docs/behaviour/offline.md#the-worker). It never moves: browsers that have it ask here for the next one. */
export const WORKER_ADDRESS = '/sw.js';
