import { Island, type IslandProps } from '#app/Island.tsx';
import { Loaded } from '#ui/feedback/Loaded.tsx';
import { RuleList } from './RuleList.tsx';
import { createRules } from './rules-model.ts';
import type { rulesTexts } from './rules-texts.ts';
import './rules.css';
import '#styles/check.css';
import '#ui/feedback/progress.css';

/** The domain rules screen (docs/behaviour/rules.md#screen). */
export function Rules({ fallback, ...props }: IslandProps<typeof rulesTexts>) {
  return (
    <Island {...props}>
      {(t) => (
        <Loaded t={t} createModel={createRules} fallback={fallback}>
          {(rules, model) => <RuleList t={t} model={model} rules={rules} />}
        </Loaded>
      )}
    </Island>
  );
}
