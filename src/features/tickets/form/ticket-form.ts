import { atom, map } from 'nanostores';
import type { Dependencies } from '../../../model/dependencies.ts';
import type { DraftKeeper } from '../../../model/drafts.ts';
import { createOnce, type Deed, type Finding } from '../../../model/once.ts';
import { createSubmit, quietly } from '../../../model/submit.ts';
import type { Attempt } from '../../../stores/attempts.ts';
import { createUploadQueue, type UploadDependencies } from '../images/upload-queue.ts';
import { hasTemplate, type TicketProblems, type TicketValues, ticketLeaf } from '../tickets.ts';
import { messageMark } from './words-mark.ts';

/** A form field's name. */
export type TicketField = keyof TicketValues;

/** What goes out when a form is sent. */
export interface Outgoing {
  values: TicketValues;
  /** Text and details for support, as they are sent. */
  content: string;
  /** Stored names of the images. */
  file: string[];
}

/** How a form's words go out, and how to see whether earlier ones have arrived (docs/behaviour/tickets.md#sending-once). */
export interface Delivery {
  /** By which the writer knows it again. */
  label: string;
  /** The words, by which an earlier attempt is found. */
  words: readonly string[];
  /** How many messages with these words there were before. */
  before?: number;
  /** What is sent beside the words. */
  rest?: unknown;
  /** Has this attempt arrived? What it throws means that nobody can say. Absent where there is nothing to look at. */
  look?(earlier: Attempt): Promise<Finding>;
  send(key: string): Promise<unknown>;
}

const BLANK: TicketValues = { email: '', type: '', subType: '', title: '', content: '', details: '' };
/** The fields whose text must not get lost. */
const WRITTEN: readonly TicketField[] = ['title', 'content', 'details'];
/** Decided: sending waits this long to learn whose draft it is, and no longer. */
const OWNER_WAIT_MS = 1500;

/** A form that opens a ticket or replies to one: its texts, draft, images and sending (docs/behaviour/tickets.md#sending-once). */
export type TicketForm = ReturnType<typeof createTicketForm>;

/** Makes such a form. `deliver` says how it is sent; `onSent` is called afterwards, when the draft is gone. */
export function createTicketForm({
  dependencies,
  name,
  draft,
  check,
  files,
  deliver,
  onSent,
}: {
  dependencies: Pick<Dependencies, 'nowMs' | 'sendsKeys'>;
  /** What the form's attempts are remembered by. */
  name: string;
  draft: DraftKeeper;
  /** What is wrong with the fields that the form asks for. */
  check(values: TicketValues): TicketProblems;
  files: UploadDependencies;
  deliver(outgoing: Outgoing): Delivery;
  onSent(): void;
}) {
  const $values = map<TicketValues>({ ...BLANK });
  const $problems = map<TicketProblems>({});
  /** Was an unsent draft restored? */
  const $isRestored = atom(false);
  const $hasFailedFiles = atom(false);
  const queue = createUploadQueue({ ...files, onChange: keep });
  const submit = createSubmit();
  const once = createOnce(dependencies, name);
  /** What the form filled in by itself. */
  let given: TicketValues = { ...BLANK };
  let isAwake = false;
  let opening: Promise<boolean> | undefined;

  function isDirty(): boolean {
    const values = $values.get();
    const isWritten = WRITTEN.some((field) => values[field].trim() !== '' && values[field] !== given[field]);
    return isWritten || queue.$items.get().some(({ state }) => state.kind !== 'refused');
  }
  function keep(): void {
    if (!isAwake) return;
    if (isDirty()) draft.keep({ values: { ...$values.get() }, files: queue.stored() });
    else draft.drop();
    if (!queue.$items.get().some(({ state }) => state.kind === 'failed')) $hasFailedFiles.set(false);
  }
  function give(values: Partial<TicketValues>): void {
    given = { ...given, ...values };
    $values.set({ ...$values.get(), ...values });
    keep();
  }
  function empty(): void {
    given = { ...BLANK };
    $values.set({ ...BLANK });
    $problems.set({});
    $isRestored.set(false);
    once.close();
    queue.clear();
    draft.drop();
  }

  return {
    $values,
    $problems,
    $isRestored,
    /** What is asked before it is sent again. */
    $question: once.$question,
    /** Nothing more is asked. */
    decline: once.close,
    $hasFailedFiles,
    queue,
    submit,
    /** Is there something that would be lost? */
    isDirty,
    /** Stores what was typed, keeps it as a draft, and removes a problem that is solved now. */
    set(field: TicketField, value: string): void {
      $values.setKey(field, value);
      const problem = $problems.get()[field];
      if (problem && check($values.get())[field] !== problem) $problems.setKey(field, undefined);
      keep();
    },
    /** Restores what was not sent. What was typed before hydration takes precedence. */
    async restore(): Promise<void> {
      opening = draft.open();
      if (!(await opening)) return;
      isAwake = true;
      const kept = draft.read();
      if (kept) {
        const values = { ...BLANK, ...kept.values };
        for (const field of Object.keys(BLANK) as TicketField[]) {
          if (!$values.get()[field]) $values.setKey(field, values[field]);
        }
        queue.restore(kept.files);
        $isRestored.set(isDirty());
      }
      keep();
    },
    /** Prefills fields, unless somebody has written there. */
    give(values: Partial<TicketValues>): void {
      const free = Object.entries(values).filter(([field]) => {
        const value = $values.get()[field as TicketField];
        return value.trim() === '' || value === given[field as TicketField];
      });
      give(Object.fromEntries(free));
    },
    /** Chooses a type. Its questions come and go with it, unless somebody has written over them (docs/behaviour/tickets.md#templates). */
    chooseType(choice: { type: string; subType: string }, template: string): void {
      $values.set({ ...$values.get(), ...choice });
      $problems.set({ ...$problems.get(), type: undefined, subType: undefined });
      const { content } = $values.get();
      const isFree = content.trim() === '' || content === given.content;
      if (isFree) give({ content: hasTemplate(ticketLeaf(choice) || Number(choice.type)) ? template : '' });
      else keep();
    },
    /**
     * Sends once, after all uploads. Returns whether it was sent; what is wrong is in `$problems`, and what is asked before it is sent
     * again in `$question`, unless `isConfirmed`.
     */
    async send(isConfirmed = false): Promise<boolean> {
      const result = await submit.run(async (): Promise<boolean> => {
        const problems = check($values.get());
        $problems.set(problems);
        if (Object.keys(problems).length > 0) return false;
        // What is not kept yet would be lost if the server ended the session now.
        if (!isAwake) await Promise.race([opening, new Promise((resolve) => setTimeout(resolve, OWNER_WAIT_MS))]);
        const file = await queue.settle();
        $hasFailedFiles.set(!file);
        if (!file) return false;
        const values = { ...$values.get() };
        const isDone = await once.run(deedOf(deliver({ values, content: contentOf(values), file }), file), isConfirmed);
        if (isDone) empty();
        return isDone;
      });
      const isSent = result.isDone && result.value;
      if (isSent) onSent();
      return isSent;
    },
    /** Discards what was written. */
    discard: empty,
  };
}

function deedOf({ label, words, before = 0, rest, look, send }: Delivery, file: readonly string[]): Deed {
  return {
    mark: messageMark(words, [rest, file]),
    label,
    before: () => before,
    isRepeatable: true,
    async find(earlier) {
      // What was answered has been seen by another tab, and is not looked for.
      if (earlier.isAnswered || !look) return 'unknown';
      const looked = await quietly(() => look(earlier));
      return looked.isDone ? looked.value : 'unknown';
    },
    send,
  };
}

function contentOf({ content, details }: TicketValues): string {
  return details.trim() ? `${content.trim()}\n\n———\n${details.trim()}` : content.trim();
}
