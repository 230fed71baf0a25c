import { ReloadButton } from '#app/ReloadButton.tsx';
import { explainFailure, type Own } from '#i18n/describe-failure.ts';
import type { SharedText } from '#i18n/island-texts.ts';
import { isOutOfReach, Mirrors, StatusLink } from './Mirrors.tsx';

interface FailureProps extends Own {
  t: SharedText<'failure'>;
  failure: unknown;
}

/** A failure's text: the server's own words, where they can't be read, follow ours in small print. */
export function FailureWords({ t, failure, ...own }: FailureProps) {
  const { words, theirs } = explainFailure(failure, t, own);
  return (
    <span>
      {words}
      {theirs && ' '}
      {theirs && <small lang={theirs.tag}>{theirs.text}</small>}
    </span>
  );
}

/**
 * A failure's text in a notice. Offers to load a new version, and if something can't be reached names the site's other
 * addresses and the status page.
 */
export function FailureText(props: FailureProps) {
  const { t, failure } = props;
  return (
    <>
      <p>
        <FailureWords {...props} />
      </p>
      {explainFailure(failure, t).isOutdated && (
        <p>
          <ReloadButton t={t} />
        </p>
      )}
      {HAS_MIRRORS && isOutOfReach(failure) && <Mirrors t={t} />}
      {HAS_STATUS && isOutOfReach(failure) && <StatusLink t={t} />}
    </>
  );
}
