import { userRules } from '../contract/rules.ts';
import { createRules } from '../features/rules/model.ts';
import { RuleList } from '../features/rules/RuleList.tsx';
import type { rulesTexts } from '../features/rules/texts.ts';
import { localValues } from '../stores/storage.ts';
import { type Painting, paint } from './paint.ts';

paint(userRules, async ({ t, dependencies }: Painting<typeof userRules, typeof rulesTexts>) => {
  // Whose draft it is takes another call.
  if (localValues.keys('draft.').some((key) => key.endsWith('.rules'))) return undefined;
  const model = createRules(dependencies);
  await model.load();
  const rules = model.$rules.get();
  return rules && <RuleList t={t} model={model} rules={rules} />;
});
