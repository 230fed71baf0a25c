import { ReloadButton } from '../../app/ReloadButton.tsx';
import { explainFailure } from '../../i18n/describe-failure.ts';
import type { SharedText } from '../../i18n/island-texts.ts';
import { isOutOfReach, Mirrors, StatusLink } from './Mirrors.tsx';

/**
 * A failure's text, followed in small print by the server's own if that is in another language. Offers to load a new
 * version, and if something can't be reached names the site's other addresses and the status page.
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
