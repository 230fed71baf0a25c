import { NetworkFailure } from '../../../api/failures.ts';
import { addressOf } from '../../../api/request.ts';
import { checkSession, readAnswer, type SenderSetup } from '../../../api/send.ts';
import type { BeanOf } from '../../../contract/call.ts';
import { ticketImageUpload } from '../../../contract/tickets.ts';

/** How one upload is followed. */
interface UploadOptions {
  /** Called with the part that has been sent, from 0 to 1. */
  onProgress(part: number): void;
  /** Aborts the upload, which then fails with an `AbortError`. */
  signal: AbortSignal;
}

/** Stores one image and resolves to its stored names. Throws one of `src/api/failures.ts`, or `AbortError`. */
export type Upload = (file: File, options: UploadOptions) => Promise<BeanOf<typeof ticketImageUpload>>;

/** An upload that moves no byte for this long has failed; a slow one that still moves may take its time. */
const STALLED_MS = 30_000;

/**
 * Makes the uploader, the only sender besides `src/api/send.ts` (docs/decisions/009-one-sender.md#decision). `fetch` reports no
 * upload progress, and streaming a body needs HTTP/2 and works in one browser engine only; XMLHttpRequest reports it everywhere.
 * Answers are read like all others.
 */
export function createUpload({
  apiBase,
  route,
  getToken,
  onSessionEnded,
}: Pick<SenderSetup, 'apiBase' | 'route' | 'getToken' | 'onSessionEnded'>): Upload {
  return async (file, options) => {
    const form = new FormData();
    form.append('file', file, file.name);
    const token = getToken();
    const attempt = (base: string): Promise<string> => post(addressOf(base, 'ticketImageUpload'), form, token, options);
    const text = await (route ? route('ticketImageUpload', attempt, options.signal) : attempt(apiBase));
    checkSession(token, getToken);
    return readAnswer(ticketImageUpload, text, onSessionEnded);
  };
}

function post(
  address: string,
  form: FormData,
  token: string | undefined,
  { onProgress, signal }: UploadOptions,
): Promise<string> {
  return new Promise((resolve, reject) => {
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
      onProgress(total > 0 ? loaded / total : 0);
    };
    request.onload = () => {
      clearTimeout(timer);
      if (request.status >= 200 && request.status < 300) resolve(request.responseText);
      else reject(new NetworkFailure({ kind: 'status', status: request.status }));
    };
    request.onerror = () => fail(new NetworkFailure({ kind: navigator.onLine ? 'unreachable' : 'offline' }));
    signal.addEventListener('abort', () => fail(new DOMException('The upload was taken back', 'AbortError')));
    request.open('POST', address);
    if (token) request.setRequestHeader('authorization', token);
    request.send(form);
  });
}
