import { ServerRefusal } from '../../api/failures.ts';
import { ReloadButton } from '../../app/ReloadButton.tsx';
import { explainFailure } from '../../i18n/describe-failure.ts';
import type { SharedText } from '../../i18n/island-texts.ts';
import { isOutOfReach, Mirrors, StatusLink } from './Mirrors.tsx';

/**
 * A failure's text, followed in small print by the server's own if that is in another language, or if the screen has a
 * sentence for it (`lead`). Offers to load a new
 * version, and if something can't be reached names the site's other addresses and the status page.
 */
export function FailureText({
  t,
  failure,
  lead,
}: {
  t: SharedText<'failure'>;
  failure: unknown;
  lead?: string | undefined;
}) {
  const { words, foreign, isOutdated } = explainFailure(failure, t);
  const isTheirs = lead !== undefined && failure instanceof ServerRefusal && failure.text;
  const below = foreign ?? (isTheirs ? { text: words, tag: undefined } : undefined);
  return (
    <>
      <p>{lead ?? words}</p>
      {isOutdated && (
        <p>
          <ReloadButton t={t} />
        </p>
      )}
      {below && (
        <p className="small" lang={below.tag}>
          {below.text}
        </p>
      )}
      {HAS_MIRRORS && isOutOfReach(failure) && <Mirrors t={t} />}
      {HAS_STATUS && isOutOfReach(failure) && <StatusLink t={t} />}
    </>
  );
}
