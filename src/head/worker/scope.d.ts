/**
 * The parts of a service worker's scope that this site uses. TypeScript's own `webworker` library would apply to the
 * whole project as soon as one file names it. It would remove the types of pages.
 */

/** Keeps the worker running until a promise is settled. */
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** A request that a page makes. */
interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
}

/** A message from a page, with the port for the answer. */
interface ExtendableMessageEvent extends ExtendableEvent {
  readonly ports: readonly MessagePort[];
}

/** The worker's global object. */
interface ServiceWorkerGlobalScope {
  readonly clients: {
    matchAll(options: { type: 'window' | 'all'; includeUncontrolled: boolean }): Promise<readonly { url: string }[]>;
  };
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(kind: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(kind: 'message', listener: (event: ExtendableMessageEvent) => void): void;
}
