import { useState } from 'react';
import { loadCode } from '../../api/load-code.ts';
import { saveFile } from '../../browser/save-file.ts';
import { describeFailure } from '../../i18n/describe-failure.ts';
import type { SharedText } from '../../i18n/island-texts.ts';
import { createSubmit } from '../../stores/submit.ts';
import { showToast } from '../../stores/toasts.ts';

/** What makes the files; few visits save one, so it comes with the first. */
export type Exports = typeof import('./exports.ts');

/** Saves a file that `makeFile` makes (name, media type, text), and says so. */
type Export = (makeFile: (exports: Exports) => Parameters<typeof saveFile>, saved: string) => void;

/** The way to save the account's data as files. */
export function useExport(t: SharedText<'failure'>): Export {
  const [saving] = useState(() =>
    createSubmit((failure) => {
      showToast('danger', describeFailure(failure, t));
      return true;
    }),
  );
  return (makeFile, saved) =>
    void saving.run(async () => {
      saveFile(...makeFile(await loadCode(() => import('./exports.ts'))));
      showToast('success', saved);
    });
}
