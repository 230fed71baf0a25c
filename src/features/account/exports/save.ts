import { loadCode } from '#api/lazy-code.ts';
import { explainFailure } from '#i18n/describe-failure.ts';
import { createAction } from '#stores/action-state.ts';
import { showToast } from '#stores/toasts.ts';
import type { AccountText } from '../account-texts.ts';

/** The module that makes files. */
export type Files = typeof import('./exports.ts');

/**
 * Saves a file after a press, and then shows the text `done`. Few members save files, so the code that makes them is
 * loaded only then.
 */
export async function save(
  t: AccountText,
  make: (files: Files) => Parameters<Files['saveFile']>,
  done: string,
): Promise<void> {
  const saving = createAction();
  const saved = await saving.run(async () => {
    const files = await loadCode(() => import('./exports.ts'));
    files.saveFile(...make(files));
  });
  if (saved.isDone) showToast('success', done);
  else showToast('danger', explainFailure(saving.$failure.get(), t).words);
}
