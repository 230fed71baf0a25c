import { ReloadButton } from '../../app/ReloadButton.tsx';
import { explainFailure } from '../../i18n/describe-failure.ts';
import type { SharedText } from '../../i18n/island-texts.ts';
import { isOutOfReach, Mirrors, StatusLink } from './Mirrors.tsx';

/**
 * A failure's words; what the server said in another language than the reader's comes after them, small. A new version can be loaded at a
 * press, and where something can't be reached the site's other addresses and the status page are named.
 */
export function FailureText({ t, failure }: { t: SharedText<'failure'>; failure: unknown }) {
  const { words, foreign, isOutdated } = explainFailure(failure, t);
  return (
    <>
      <p>{words}</p>
      {isOutdated && (
        <p>
          <ReloadButton t={t} />
        </p>
      )}
      {foreign && (
        <p className="small" lang={foreign.tag}>
          {foreign.text}
        </p>
      )}
      {HAS_MIRRORS && isOutOfReach(failure) && <Mirrors t={t} />}
      {HAS_STATUS && isOutOfReach(failure) && <StatusLink t={t} />}
    </>
  );
}
