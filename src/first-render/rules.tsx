import { atom } from 'nanostores';
import { userRules } from '#contract/rules.ts';
import { RuleList } from '#features/rules/RuleList.tsx';
import type { RulesModel } from '#features/rules/rules-model.ts';
import type { rulesTexts } from '#features/rules/rules-texts.ts';
import { createAction } from '#stores/action-state.ts';
import { localValues } from '#stores/storage.ts';
import { type FirstRender, renderFirst, restingModel } from './render-first.ts';

renderFirst(userRules, ({ bean, t }: FirstRender<typeof userRules, typeof rulesTexts>) => {
  // A draft needs its owner's name, which only another call can tell. Leave that to the island.
  if (localValues.keys('draft.').some((key) => key.endsWith('.rules'))) return undefined;
  const model = restingModel<RulesModel>({
    reloading: createAction(),
    removing: createAction(),
    $needsRestart: atom(false),
    $hasText: atom(false),
    $selected: atom(new Set<string>()),
  });
  return <RuleList t={t} model={model} rules={{ ...bean, list: [...new Set(bean.list)] }} />;
});
