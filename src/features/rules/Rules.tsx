import type { ReactNode } from 'react';
import { Island, type IslandProps } from '#app/Island.tsx';
import { useLoadedModel } from '#app/use-model.ts';
import { Loaded } from '#ui/feedback/Loaded.tsx';
import { RuleList } from './RuleList.tsx';
import { createRules } from './rules-model.ts';
import type { RulesText, rulesTexts } from './rules-texts.ts';
import './rules.css';
import '#styles/check.css';
import '#ui/feedback/progress.css';

/** The domain rules screen (docs/behaviour/rules.md#screen). */
export function Rules({ fallback, ...props }: IslandProps<typeof rulesTexts>) {
  return <Island {...props}>{(t) => <RulesScreen t={t} fallback={fallback} />}</Island>;
}

function RulesScreen({ t, fallback }: { t: RulesText; fallback: ReactNode }) {
  const [model, state] = useLoadedModel(createRules, t.locale);
  return (
    <Loaded t={t} state={state} fallback={fallback} onRetry={() => void model.load()}>
      {(rules) => <RuleList t={t} model={model} rules={rules} />}
    </Loaded>
  );
}
