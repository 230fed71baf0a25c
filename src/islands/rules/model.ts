import { atom, computed } from 'nanostores';
import { type Rules, userRules, userRulesAdd, userRulesRemove } from '../../contract/rules.ts';
import { planAddition } from '../../core/domains.ts';
import { localValues } from '../../stores/storage.ts';
import { createSubmit } from '../../stores/submit.ts';
import type { Tools } from '../../stores/tools.ts';

/** Why an addition is not sent: nothing new was typed, the list is full, or it would be (spec §5). */
export type AddProblem = 'nothing' | 'full' | 'tooMany';

/** The domain rules screen (spec §2, §5, §8). */
export function createRules(tools: Tools) {
  /** Undefined until the server has answered. */
  const $rules = atom<Rules | undefined>();
  const $selected = atom<ReadonlySet<string>>(new Set());
  /** The add dialog's text; it outlives the dialog, and a session that ends meanwhile. */
  const $text = atom(localValues.get('draft.rules') ?? '');
  const $problem = atom<AddProblem | null>(null);
  /** Something was added, so the client must be restarted (spec §2). */
  const $needsRestart = atom(false);
  const $plan = computed([$rules, $text], (rules, text) =>
    planAddition({ text, existing: rules?.list ?? [], max: rules?.max ?? 0 }),
  );
  const loading = createSubmit();
  const adding = createSubmit();
  const removing = createSubmit();

  const keepList = (list: string[]): void => {
    const rules = $rules.get();
    if (rules) $rules.set({ ...rules, list });
    $selected.set(new Set([...$selected.get()].filter((domain) => list.includes(domain))));
  };

  return {
    $rules,
    $selected,
    $text,
    $problem,
    $needsRestart,
    $plan,
    loading,
    adding,
    removing,
    /** Asks for the list. */
    load: () =>
      loading.run(async () => {
        $rules.set(await tools.send(userRules, {}, { overlay: false }));
      }),
    /** Takes what the textarea says. */
    write(text: string): void {
      $text.set(text);
      $problem.set(null);
      localValues.set('draft.rules', text);
    },
    /** Sends what is new of the text, unless it must be refused here (spec §5). Answers whether it was added. */
    add(): Promise<boolean> {
      const { full, tooMany, toAdd } = $plan.get();
      $problem.set(full ? 'full' : tooMany ? 'tooMany' : toAdd.length ? null : 'nothing');
      if ($problem.get()) return Promise.resolve(false);
      return adding.run(async () => {
        const { list } = await tools.send(userRulesAdd, { data: JSON.stringify(toAdd) });
        keepList(list);
        $text.set('');
        localValues.remove('draft.rules');
        $needsRestart.set(true);
      });
    },
    /** Deletes rules; the skin has asked before (spec §5). */
    remove: (domains: readonly string[]) =>
      removing.run(async () => {
        const { list } = await tools.send(userRulesRemove, { data: JSON.stringify(domains) });
        keepList(list);
      }),
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

/** What `createRules` makes, for the parts of its skin. */
export type RulesModel = ReturnType<typeof createRules>;
