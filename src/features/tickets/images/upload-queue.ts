import { atom } from 'nanostores';
import { ContractBroken } from '#api/failures.ts';
import { loadCode } from '#api/lazy-code.ts';
import type { FileOptions } from '#api/post-file.ts';
import { send } from '#app/send-call.ts';
import { createAction } from '#stores/action-state.ts';
import type { ImageRefusal, PreparedImage } from './prepare-image.ts';

/** The state of a file's upload. */
export type UploadState =
  | { kind: 'waiting' }
  /** `part` is the share that has been sent, from 0 to 1. */
  | { kind: 'uploading'; part: number }
  | { kind: 'done'; storedName: string }
  | { kind: 'failed'; failure: unknown }
  | { kind: 'refused'; reason: ImageRefusal };

/** One file of a form. */
export interface UploadItem {
  readonly id: number;
  /** The file's name on the writer's device. */
  readonly label: string;
  /** The file to send. Undefined if it was uploaded before the page was loaded. */
  readonly file: File | undefined;
  readonly state: UploadState;
}

/** An uploaded image: its stored name, and its name on the writer's device. */
interface StoredFile {
  name: string;
  label: string;
}

/** The parts that an upload queue needs from the browser and the server. */
export interface UploadDependencies {
  /** Checks a file and prepares it for sending. */
  prepare(file: File): Promise<PreparedImage>;
  /**
   * Uploads one image and returns its stored names.
   * @throws one of `api/failures.ts`, or `AbortError`
   */
  upload(file: File, options: Required<FileOptions>): Promise<string[]>;
}

/** The dependencies of a page's upload queues. The code that prepares images loads with the first image. */
export const uploadDependencies: UploadDependencies = {
  prepare: async (file) => (await loadCode(() => import('./prepare-image.ts'))).prepareImage(file),
  upload: (file, options) => send('ticketImageUpload', { file }, { overlay: false, ...options }),
};

/** The files of one form. */
export type UploadQueue = ReturnType<typeof createUploadQueue>;

/**
 * Creates a form's upload queue. The files are uploaded one after the other, so that the first arrives soon even on a
 * slow network.
 * @param onChange called whenever a file is added, stored or removed
 */
export function createUploadQueue({ prepare, upload, onChange }: UploadDependencies & { onChange(): void }) {
  const $items = atom<readonly UploadItem[]>([]);
  const running = new Map<number, AbortController>();
  let lastId = 0;
  let turn: Promise<unknown> = Promise.resolve();

  const find = (id: number) => $items.get().find((item) => item.id === id);
  const update = (id: number, change: Partial<UploadItem>): void =>
    $items.set($items.get().map((item) => (item.id === id ? { ...item, ...change } : item)));
  const append = (label: string, file: File | undefined, state: UploadState): number => {
    lastId += 1;
    $items.set([...$items.get(), { id: lastId, label, file, state }]);
    return lastId;
  };
  const remove = (id: number): void => {
    $items.set($items.get().filter((item) => item.id !== id));
    running.get(id)?.abort();
    onChange();
  };

  async function process(id: number): Promise<void> {
    const original = find(id)?.file;
    if (!original) return;
    const abort = new AbortController();
    running.set(id, abort);
    const sending = createAction((failure) => {
      update(id, { state: { kind: 'failed', failure } });
      return true;
    });
    await sending.run(async () => {
      const prepared = await prepare(original);
      if (prepared.kind === 'refused') return update(id, { state: prepared });
      if (!find(id)) return;
      update(id, { file: prepared.file, state: { kind: 'uploading', part: 0 } });
      const [storedName] = await upload(prepared.file, {
        signal: abort.signal,
        onProgress: (part) => update(id, { state: { kind: 'uploading', part } }),
      });
      if (!storedName) throw new ContractBroken('ticketImageUpload', ['no name was given']);
      update(id, { state: { kind: 'done', storedName } });
      onChange();
    });
    running.delete(id);
  }
  const enqueue = (id: number): void => {
    turn = turn.then(() => process(id));
  };
  const stored = (): StoredFile[] =>
    $items.get().flatMap(({ label, state }) => (state.kind === 'done' ? [{ name: state.storedName, label }] : []));

  return {
    $items,
    add(files: readonly File[]): void {
      for (const file of files) enqueue(append(file.name, file, { kind: 'waiting' }));
      onChange();
    },
    /** Retries a failed upload. */
    retry(id: number): void {
      update(id, { state: { kind: 'waiting' } });
      enqueue(id);
    },
    /** Removes a file, and aborts its upload if that is running. */
    remove,
    clear(): void {
      for (const { id } of $items.get()) remove(id);
    },
    /** Restores files that were uploaded before. */
    restore(files: readonly StoredFile[]): void {
      for (const { name, label } of files) append(label, undefined, { kind: 'done', storedName: name });
    },
    stored,
    /** Waits for all uploads. Resolves to the stored names, or to undefined if an upload has failed. */
    async settle(): Promise<string[] | undefined> {
      // Check again after each turn: the writer may add another file in the meantime.
      while ($items.get().some(({ state }) => state.kind === 'waiting' || state.kind === 'uploading')) await turn;
      const hasFailed = $items.get().some(({ state }) => state.kind === 'failed');
      return hasFailed ? undefined : stored().map(({ name }) => name);
    },
  };
}
