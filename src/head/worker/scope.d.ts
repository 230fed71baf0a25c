/**
 * What a service worker has and a page has not, as far as it is used. TypeScript's own description (`webworker`) counts for the whole
 * project as soon as one file names it, and takes away what pages have.
 */

/** Keeps the worker running until a promise is settled. */
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** A request of a page. */
interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
}

/** The worker's global object. */
interface ServiceWorkerGlobalScope {
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly { url: string }[]>;
  };
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(kind: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
}
