import { NetworkFailure, statusFailure } from './failures.ts';
import type { CallRequest } from './request.ts';

/** Options for sending a file. */
export interface FileOptions {
  /** Called with the part of the file that has been sent, from 0 to 1. */
  onProgress?: ((part: number) => void) | undefined;
  /** Aborts the upload, which then fails with an `AbortError`. */
  signal?: AbortSignal | undefined;
}

/**
 * Milliseconds without a moved byte after which an upload has failed. A slow upload may take any time as long as bytes
 * move.
 */
const STALLED_MS = 30_000;

/**
 * Sends a file as a form and returns the answer's text. Uses XMLHttpRequest, because `fetch` reports no progress. Throws
 * `NetworkFailure`, or an `AbortError` if `signal` aborts the upload.
 */
export function postFile(
  { address, token }: CallRequest,
  file: File,
  { onProgress, signal }: FileOptions,
): Promise<string> {
  return new Promise((resolve, reject) => {
    // The upload may have been taken back while this code was loading.
    signal?.throwIfAborted();
    const form = new FormData();
    form.append('file', file, file.name);
    const request = new XMLHttpRequest();
    const fail = (failure: Error): void => {
      clearTimeout(timer);
      reject(failure);
      request.abort();
    };
    const stalled = (): void => fail(new NetworkFailure({ kind: 'timeout' }));
    let timer = setTimeout(stalled, STALLED_MS);
    request.upload.onprogress = ({ loaded, total }) => {
      clearTimeout(timer);
      timer = setTimeout(stalled, STALLED_MS);
      onProgress?.(total > 0 ? loaded / total : 0);
    };
    request.onload = () => {
      clearTimeout(timer);
      if (request.status >= 200 && request.status < 300) resolve(request.responseText);
      else reject(statusFailure(request.status, request.getResponseHeader('retry-after')));
    };
    request.onerror = () => fail(new NetworkFailure({ kind: navigator.onLine ? 'unreachable' : 'offline' }));
    signal?.addEventListener('abort', () => fail(new DOMException('The upload was taken back', 'AbortError')));
    request.open('POST', address);
    if (token) request.setRequestHeader('authorization', token);
    request.send(form);
  });
}
