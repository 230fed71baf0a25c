import { atom, computed } from 'nanostores';
import type { Dependencies } from '../../model/dependencies.ts';
import { createMemberDraft } from '../../model/drafts.ts';
import { createLoad } from '../../model/load.ts';
import { createSubmit } from '../../model/submit.ts';
import { planAddition } from './domains.ts';

/** Why an addition is not sent: nothing new was typed, the list is full, or it would exceed its limit (docs/behaviour/rules.md#limits). */
export type AddProblem = 'nothing' | 'full' | 'tooMany';

/** The domain rules screen (docs/behaviour/rules.md#domain-rules). */
export function createRules(dependencies: Dependencies) {
  const draft = createMemberDraft(dependencies, 'rules');
  const { $state, load, set } = createLoad(async () => {
    const [rules] = await Promise.all([dependencies.send('userRules', {}, { overlay: false }), draft.open()]);
    if (!$text.get()) $text.set(draft.read()?.values.text ?? '');
    return rules;
  });
  /** Undefined until the server has answered. */
  const $rules = computed($state, (state) => (state.kind === 'ready' ? state.value : undefined));
  const $selected = atom<ReadonlySet<string>>(new Set());
  /** The add dialog's text. It survives closing the dialog and the end of the session (docs/behaviour/rules.md#draft). */
  const $text = atom('');
  const $problem = atom<AddProblem | null>(null);
  /** Something was added, so the client must be restarted (docs/behaviour/rules.md#restart). */
  const $needsRestart = atom(false);
  const $plan = computed([$rules, $text], (rules, text) =>
    planAddition({ text, existing: rules?.list ?? [], max: rules?.max ?? 0 }),
  );
  const adding = createSubmit();
  const removing = createSubmit();

  /** Shows the list after a change; one that did not come whole is asked for again. */
  const keepList = async (answered: string[] | null): Promise<void> => {
    const rules = $rules.get();
    if (!answered) await load();
    else if (rules) set({ ...rules, list: answered });
    const list = $rules.get()?.list ?? [];
    $selected.set(new Set([...$selected.get()].filter((domain) => list.includes(domain))));
  };

  return {
    $state,
    $rules,
    $selected,
    $text,
    $problem,
    $needsRestart,
    $plan,
    adding,
    removing,
    /** Loads the list, and restores what was typed and not sent. */
    load,
    /** Stores the textarea's new value. */
    write(text: string): void {
      $text.set(text);
      $problem.set(null);
      draft.keep({ values: { text }, files: [] });
    },
    /** Sends what is new in the text, unless a limit forbids it. Returns whether it was added. */
    async add(): Promise<boolean> {
      const { full, tooMany, toAdd } = $plan.get();
      $problem.set(full ? 'full' : tooMany ? 'tooMany' : toAdd.length ? null : 'nothing');
      if ($problem.get()) return false;
      const { isDone } = await adding.run(async () => {
        const { list } = await dependencies.send('userRulesAdd', { data: JSON.stringify(toAdd) });
        $text.set('');
        draft.drop();
        $needsRestart.set(true);
        await keepList(list);
      });
      return isDone;
    },
    /** Deletes rules; the component has asked for confirmation before (docs/behaviour/rules.md#deleting). */
    async remove(domains: readonly string[]): Promise<boolean> {
      const { isDone } = await removing.run(async () => {
        const { list } = await dependencies.send('userRulesRemove', { data: JSON.stringify(domains) });
        await keepList(list);
      });
      return isDone;
    },
    /** Ticks or unticks one rule. */
    select(domain: string, isSelected: boolean): void {
      const others = [...$selected.get()].filter((other) => other !== domain);
      $selected.set(new Set(isSelected ? [...others, domain] : others));
    },
    /** Ticks or unticks all rules. */
    selectAll(isSelected: boolean): void {
      $selected.set(new Set(isSelected ? $rules.get()?.list : []));
    },
  };
}

/** What `createRules` makes, for its components. */
export type RulesModel = ReturnType<typeof createRules>;
