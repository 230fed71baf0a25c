import { ReloadButton } from '../../app/ReloadButton.tsx';
import { spaceBetween } from '../../core/join-texts.ts';
import { explainFailure } from '../../i18n/describe-failure.ts';
import type { SharedText } from '../../i18n/island-texts.ts';
import { isOutOfReach, Mirrors, StatusLink } from './Mirrors.tsx';

interface FailureProps {
  t: SharedText<'failure'>;
  failure: unknown;
  /** What a refusal means here, in a sentence of ours. */
  refused?: string | undefined;
}

/** A failure's text at a field: the server's own words follow ours in small print. */
export function FailureWords({ t, failure, refused }: FailureProps) {
  const { words, theirs } = explainFailure(failure, t, refused);
  return (
    <span>
      {words}
      {theirs && spaceBetween(words, theirs.text)}
      {theirs && (
        <small className="theirs" lang={theirs.tag}>
          {theirs.text}
        </small>
      )}
    </span>
  );
}

/**
 * A failure's text in a notice. Offers to load a new version, and if something can't be reached names the site's other
 * addresses and the status page.
 */
export function FailureText({ t, failure, refused }: FailureProps) {
  const { words, theirs, isOutdated } = explainFailure(failure, t, refused);
  return (
    <>
      <p>{words}</p>
      {isOutdated && (
        <p>
          <ReloadButton t={t} />
        </p>
      )}
      {theirs && (
        <p className="small" lang={theirs.tag}>
          {theirs.text}
        </p>
      )}
      {HAS_MIRRORS && isOutOfReach(failure) && <Mirrors t={t} />}
      {HAS_STATUS && isOutOfReach(failure) && <StatusLink t={t} />}
    </>
  );
}
