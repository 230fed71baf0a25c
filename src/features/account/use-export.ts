import { useState } from 'react';
import { loadCode } from '../../api/load-code.ts';
import { saveFile } from '../../browser/save-file.ts';
import { describeFailure } from '../../i18n/describe-failure.ts';
import type { SharedText } from '../../i18n/island-texts.ts';
import { createSubmit } from '../../model/submit.ts';
import { showToast } from '../../stores/toasts.ts';

/** The code that makes the files, loaded on demand because few visits save one. */
export type Exports = typeof import('./exports.ts');

/** Saves the file that `makeFile` returns (name, media type, text), then shows `saved` as a toast. */
type Export = (makeFile: (exports: Exports) => Parameters<typeof saveFile>, saved: string) => void;

/** The function that saves the account's data as files; a failure becomes a toast. */
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
