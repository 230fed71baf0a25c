import { explainFailure } from '../../i18n/describe-failure.ts';
import type { SharedText } from '../../i18n/island-texts.ts';

/** A failure's words; what the server said in another language than the reader's comes after them, small. */
export function FailureText({ t, failure }: { t: SharedText<'failure'>; failure: unknown }) {
  const { words, foreign } = explainFailure(failure, t);
  return (
    <>
      <p>{words}</p>
      {foreign && (
        <p className="small" lang={foreign.tag}>
          {foreign.text}
        </p>
      )}
    </>
  );
}
