import { atom, map } from 'nanostores';
import type { Dependencies } from '#app/dependencies.ts';
import type { DraftKeeper } from '#app/drafts.ts';
import { createOnce, type Question } from '#app/send-at-most-once.ts';
import { lastAttempt } from '#app/stored-attempt.ts';
import { createAction } from '#stores/action-state.ts';
import { createUploadQueue, type UploadDependencies } from '../images/upload-queue.ts';
import { hasTemplate, type TicketProblems, type TicketValues, ticketLeaf } from '../tickets.ts';
import { type Delivery, onceActionOf } from './delivery.ts';

type TicketField = keyof TicketValues;

const BLANK: TicketValues = { email: '', type: '', subType: '', title: '', content: '', details: '' };
/** The fields whose text the draft must not lose. */
const WRITTEN: readonly TicketField[] = ['title', 'content', 'details'];
/** The longest time in milliseconds that sending waits for the draft and for prefilled fields. */
const READY_WAIT_MS = 1500;

interface TicketFormInput {
  dependencies: Pick<Dependencies, 'nowMs' | 'sendsKeys'>;
  /** The name under which the form's attempts are stored. */
  name: string;
  draft: DraftKeeper;
  /** Returns what is wrong with the form's fields. */
  check(values: TicketValues): TicketProblems;
  files: UploadDependencies;
  /**
   * Describes how to send the form. `content` is the text with the details for support, and `file` has the stored names
   * of the images.
   */
  deliver(outgoing: { values: TicketValues; content: string; file: string[] }): Delivery;
  /** Called after the text was sent and the draft deleted. */
  onSent(): void;
}

/**
 * A form that opens a ticket or replies to one: its texts, draft, images and sending
 * (docs/behaviour/tickets.md#sending-once).
 */
export type TicketForm = ReturnType<typeof createTicketForm>;

/** Creates the form's model. */
export function createTicketForm({ dependencies, name, draft, check, files, deliver, onSent }: TicketFormInput) {
  const $values = map<TicketValues>({ ...BLANK });
  const $problems = map<TicketProblems>({});
  /** True if an unsent draft was restored. */
  const $isRestored = atom(false);
  /** True if the writer tried to send although uploads had failed. */
  const $hasFailedFiles = atom(false);
  const queue = createUploadQueue({ ...files, onChange: keep });
  const sending = createAction();
  const once = createOnce(dependencies, lastAttempt(name, dependencies.nowMs));
  const $question = atom<Question | undefined>();
  const decline = (): void => $question.set(undefined);
  /** The values that the form has prefilled. */
  let given: TicketValues = { ...BLANK };
  let isAwake = false;
  /** Pending while the form restores a draft and prefills from the address. */
  let beginning: Promise<unknown> | undefined;

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
  async function restore(): Promise<void> {
    if (!(await draft.open())) return;
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
  }
  function empty(): void {
    given = { ...BLANK };
    $values.set({ ...BLANK });
    $problems.set({});
    $isRestored.set(false);
    decline();
    queue.clear();
    draft.drop();
  }

  return {
    $values,
    $problems,
    $isRestored,
    /** The question that the writer must answer before the text is sent again. */
    $question,
    /** Closes the question without sending. */
    decline,
    $hasFailedFiles,
    queue,
    sending,
    /** Would leaving now lose something? */
    isDirty,
    /** Will the text be there again after the next log-in? */
    isKept: (): boolean => draft.read() !== undefined,
    /** Stores a field's new text, saves it as a draft, and removes a problem that is now solved. */
    set(field: TicketField, value: string): void {
      $values.setKey(field, value);
      const problem = $problems.get()[field];
      if (problem && check($values.get())[field] !== problem) $problems.setKey(field, undefined);
      keep();
    },
    /** Restores an unsent draft, and then prefills. Text that was typed before hydration takes precedence. */
    async restore(prefill?: () => unknown): Promise<void> {
      beginning = restore().then(prefill);
      await beginning;
      beginning = undefined;
    },
    /** Prefills fields, except those in which the writer has typed. */
    give(values: Partial<TicketValues>): void {
      const free = Object.entries(values).filter(([field]) => {
        const value = $values.get()[field as TicketField];
        return value.trim() === '' || value === given[field as TicketField];
      });
      give(Object.fromEntries(free));
    },
    /**
     * Chooses a type. This also replaces the text by the type's template, unless the writer has edited the text
     * (docs/behaviour/tickets.md#templates).
     */
    chooseType(choice: { type: string; subType: string }, template: string): void {
      $values.set({ ...$values.get(), ...choice });
      $problems.set({ ...$problems.get(), type: undefined, subType: undefined });
      const { content } = $values.get();
      const isFree = content.trim() === '' || content === given.content;
      if (isFree) give({ content: hasTemplate(ticketLeaf(choice) || Number(choice.type)) ? template : '' });
      else keep();
    },
    /**
     * Sends the text once, after all uploads. If it was not sent, `$problems` has the problems of the fields. If it may
     * have been sent before, `$question` has the question to answer.
     * @param isConfirmed true once the writer has answered the question
     * @returns whether the text was sent
     */
    async send(isConfirmed = false): Promise<boolean> {
      const result = await sending.run(async (): Promise<boolean> => {
        // Sending earlier would miss prefilled text. A draft that is not saved yet would also be lost if the session
        // ended now.
        if (beginning) await Promise.race([beginning, new Promise((resolve) => setTimeout(resolve, READY_WAIT_MS))]);
        // The visitor may have deleted the site's data, and the call may lead to the log-in.
        keep();
        const problems = check($values.get());
        $problems.set(problems);
        if (Object.keys(problems).length > 0) return false;
        const file = await queue.settle();
        $hasFailedFiles.set(!file);
        if (!file) return false;
        const values = { ...$values.get() };
        const delivery = deliver({ values, content: contentOf(values), file });
        decline();
        const ran = await once.run(onceActionOf(delivery, file), isConfirmed);
        if (ran.kind === 'asks') $question.set(ran.question);
        else empty();
        return ran.kind !== 'asks';
      });
      const isSent = result.isDone && result.value;
      if (isSent) onSent();
      return isSent;
    },
    /** Empties the form and deletes the draft. */
    discard: empty,
  };
}

function contentOf({ content, details }: TicketValues): string {
  return details.trim() ? `${content.trim()}\n\n———\n${details.trim()}` : content.trim();
}
