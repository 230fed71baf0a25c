import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect } from 'react';
import { Island, type IslandProps } from '#app/Island.tsx';
import { useModel } from '#app/use-model.ts';
import { Loaded } from '#ui/feedback/Loaded.tsx';
import { createRules } from './model.ts';
import { RuleList } from './RuleList.tsx';
import type { RulesText, rulesTexts } from './texts.ts';
import './rules.css';
import '#styles/check.css';
import '#ui/feedback/progress.css';

/** The domain rules screen (docs/behaviour/rules.md#screen). */
export function Rules({ fallback, ...props }: IslandProps<typeof rulesTexts>) {
  return <Island {...props}>{(t) => <RulesScreen t={t} fallback={fallback} />}</Island>;
}

function RulesScreen({ t, fallback }: { t: RulesText; fallback: ReactNode }) {
  const model = useModel(createRules, t.locale);
  const state = useStore(model.$state);
  useEffect(() => {
    void model.load();
  }, [model]);
  return (
    <Loaded t={t} state={state} fallback={fallback} onRetry={() => void model.load()}>
      {(rules) => <RuleList t={t} model={model} rules={rules} />}
    </Loaded>
  );
}
