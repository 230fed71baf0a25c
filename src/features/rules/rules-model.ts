import { atom, computed } from 'nanostores';
import type { Dependencies } from '#app/dependencies.ts';
import { createMemberDraft } from '#app/drafts.ts';
import { createFetchedValue } from '#app/fetched-value.ts';
import { createOnce, isOutcomeUnknown, type OnceAction } from '#app/send-at-most-once.ts';
import { lastAttempt } from '#app/stored-attempt.ts';
import type { Rules } from '#contract/rules.ts';
import { createAction } from '#stores/action-state.ts';
import { type Addition, type MarkedLine, planAddition, settleLines, withoutAdded } from './addition.ts';

/**
 * Why an addition is not sent (docs/behaviour/rules.md#limits):
 * - `nothing`: the text has no new lines;
 * - `unsettled`: every new line is marked;
 * - `full`: the list is full;
 * - `tooMany`: the list would exceed its limit.
 */
type AddProblem = 'nothing' | 'unsettled' | 'full' | 'tooMany';

/** The model of the domain rules screen (docs/behaviour/rules.md#domain-rules). */
export function createRules(dependencies: Dependencies) {
  const draft = createMemberDraft(dependencies, 'rules');
  const fetchRules = async (): Promise<Rules> => {
    const [rules] = await Promise.all([dependencies.send('userRules', {}, { overlay: false }), draft.open()]);
    if (!$text.get()) restore();
    return taken(rules);
  };
  const { $state, load, set } = createFetchedValue(fetchRules);
  /** Undefined until the server has answered. */
  const $rules = computed($state, (state) => (state.kind === 'ready' ? state.value : undefined));
  const $selected = atom<ReadonlySet<string>>(new Set());
  /**
   * The text of the form that adds rules. It survives closing the dialog and the end of the session
   * (docs/behaviour/rules.md#draft).
   */
  const $text = atom('');
  /**
   * True if there is text that is not sent. It is a separate store, so that typing does not render the whole screen
   * again.
   */
  const $hasText = computed($text, (text) => text !== '');
  /** The marked lines that the member wants to send unchanged (docs/behaviour/rules.md#marked-lines). */
  const $acceptedLines = atom<ReadonlySet<string>>(new Set());
  const $problem = atom<AddProblem | null>(null);
  /** True once a rule was added: the client must then be restarted (docs/behaviour/rules.md#restart). */
  const $needsRestart = atom(false);
  const adding = createAction(askAfterLoss);
  const removing = createAction(askAfterLoss);
  /** Loads the list if a change did not return it. After a failure the shown list may be out of date. */
  const reloading = createAction();
  const once = createOnce(dependencies, lastAttempt('rules', dependencies.nowMs));
  let lastCall: Promise<unknown> = Promise.resolve();

  const restore = (): void => {
    const { text = '', kept = '' } = draft.read()?.values ?? {};
    $acceptedLines.set(new Set(kept.split('\n').filter(Boolean)));
    $text.set(text);
  };
  const update = (text: string, kept = $acceptedLines.get()): void => {
    $acceptedLines.set(text.trim() ? kept : new Set());
    $text.set(text);
    $problem.set(null);
    store();
  };
  const store = (): void => {
    draft.keep({ values: { text: $text.get(), kept: [...$acceptedLines.get()].join('\n') }, files: [] });
  };
  const plan = (text = $text.get()): Addition => {
    const { list = [], max } = $rules.get() ?? {};
    return planAddition({ text, existing: list, max: max ?? undefined, kept: $acceptedLines.get() });
  };
  /** Makes one call at a time. If two answers overtook each other, the later one could hold the older list. */
  const inTurn = <Value>(call: () => Promise<Value>): Promise<Value> => {
    const turn = lastCall.then(call);
    lastCall = turn.catch(() => undefined);
    return turn;
  };
  const reload = () => reloading.run(async () => set(await fetchRules()));
  /** Shows the list after a change. Loads the list if the answer did not contain it. */
  const keepList = async (list: string[] | null): Promise<void> => {
    const rules = $rules.get();
    if (list && rules) set(taken({ ...rules, list }));
    else await reload();
  };

  /**
   * Changes the list, one tab at a time. If the answer to an earlier change was lost, or another tab has made a change,
   * it loads the list first. Then a domain that is already in the list is not added a second time
   * (docs/behaviour/rules.md#changing-once).
   */
  const change = ({ isDue, send }: { isDue(): boolean } & Pick<OnceAction, 'send'>): Promise<boolean> =>
    inTurn(async () => {
      const { kind } = await once.run({
        mark: 'rules',
        label: '',
        facts: () => ({ before: 0 }),
        isRepeatable: false,
        async find() {
          set(await fetchRules());
          return 'settled';
        },
        prepare: async () => isDue(),
        send,
      });
      return kind === 'sent';
    });
  /**
   * The lines that are settled and new. If there are none or a limit forbids them, this shows the problem and returns
   * an empty list.
   */
  const findDue = (): string[] => {
    const due = plan();
    $problem.set(problemOf(due));
    return $problem.get() ? [] : due.toAdd;
  };

  /** Prepares the server's rules for display. Removes duplicates, and clears the selection of rules that are gone. */
  function taken(rules: Rules): Rules {
    const there = new Set(rules.list);
    $selected.set(new Set([...$selected.get()].filter((domain) => there.has(domain))));
    reloading.clear();
    return { ...rules, list: [...there] };
  }

  /** The server may have made a change even if its answer was lost, so load the list. */
  function askAfterLoss(failure: unknown): undefined {
    if (isOutcomeUnknown(failure)) void inTurn(reload);
  }

  return {
    $state,
    $rules,
    $selected,
    $text,
    $hasText,
    $acceptedLines,
    $problem,
    $needsRestart,
    adding,
    removing,
    reloading,
    /** Loads the list, and restores text that was typed but not sent. */
    load: () => inTurn(load),
    /** Loads the list again, because it may be out of date. */
    reload: () => inTurn(reload),
    /** The effect that adding the text would have now. */
    plan,
    /** Stores the textarea's new value. */
    write: (text: string) => update(text),
    /** Replaces marked lines by their corrections, or removes them from the text. */
    settle(lines: readonly MarkedLine[], how: 'correct' | 'remove'): void {
      update(settleLines($text.get(), lines, how));
    },
    /** Accepts marked lines unchanged. */
    keepAsTyped(lines: readonly MarkedLine[]): void {
      update($text.get(), new Set([...$acceptedLines.get(), ...lines.map(({ line }) => line)]));
    },
    /**
     * Sends the lines that are settled and new, unless a limit forbids this. Returns how many were sent; undefined if
     * none.
     */
    async add(): Promise<number | undefined> {
      let toAdd = findDue();
      if (toAdd.length === 0) return undefined;
      // The visitor may have deleted the site's data, and the call may lead to the log-in.
      store();
      const result = await adding.run(() =>
        change({
          isDue: () => {
            toAdd = findDue();
            return toAdd.length > 0;
          },
          async send({ key }) {
            const { list } = await dependencies.send('userRulesAdd', { data: JSON.stringify(toAdd) }, { key });
            update(withoutAdded($text.get(), toAdd, list ?? []));
            $needsRestart.set(true);
            await keepList(list);
          },
        }),
      );
      return result.isDone && result.value ? toAdd.length : undefined;
    },
    /**
     * Deletes rules. The component must have asked for confirmation (docs/behaviour/rules.md#deleting). Returns whether
     * all of them are gone.
     */
    async remove(domains: readonly string[]): Promise<boolean> {
      let left = domains;
      const result = await removing.run(() =>
        change({
          isDue: () => {
            const there = new Set($rules.get()?.list);
            left = domains.filter((domain) => there.has(domain));
            return left.length > 0;
          },
          async send({ key }) {
            const { list } = await dependencies.send('userRulesRemove', { data: JSON.stringify(left) }, { key });
            await keepList(list);
          },
        }),
      );
      return result.isDone && (result.value || left.length === 0);
    },
    /** Selects or deselects rules: one, those on a page, or all. */
    select(domains: readonly string[], isSelected: boolean): void {
      const selected = new Set($selected.get());
      for (const domain of domains) isSelected ? selected.add(domain) : selected.delete(domain);
      $selected.set(selected);
    },
  };
}

/** Why the rules cannot be added; null if they can. */
function problemOf({ isFull, overBy, toAdd, marked }: Addition): AddProblem | null {
  if (isFull) return 'full';
  if (overBy) return 'tooMany';
  if (toAdd.length > 0) return null;
  return marked.length > 0 ? 'unsettled' : 'nothing';
}

/** The domain rules' model. */
export type RulesModel = ReturnType<typeof createRules>;
