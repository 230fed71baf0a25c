import { NetworkFailure } from '#api/failures.ts';
import { ReloadButton } from '#app/ReloadButton.tsx';
import * as config from '#config.ts';
import { mirrorLinks } from '#domain/mirror-links.ts';
import { type Explanation, explainFailure, type Own } from '#i18n/describe-failure.ts';
import type { SharedText } from '#i18n/island-texts.ts';

interface FailureProps extends Own {
  t: SharedText<'failure'>;
  failure: unknown;
}

/** The text for a failure. If the main text is ours, the server's own text or its code follows in small print. */
export function FailureWords({ t, failure, ...own }: FailureProps) {
  const explanation = explainFailure(failure, t, own);
  return (
    <span>
      {explanation.words} <FromServer t={t} {...explanation} />
    </span>
  );
}

/** The server's part of an explanation whose main text is ours: the server's text, named as such, or its code. */
export function FromServer({ t, theirs, code }: Pick<Explanation, 'theirs' | 'code'> & { t: SharedText<'failure'> }) {
  if (!theirs) return code ? <small>{t('shared.failure.errorCode', { code })}</small> : null;
  return (
    <small>
      {t('shared.failure.theirs')}
      <span lang={theirs.tag}>{theirs.text}</span>
    </small>
  );
}

/**
 * The text for a failure in a notice. It offers to load a new version. If something can't be reached, it names the site's
 * other addresses and the status page.
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

/** Links to this page at the site's other addresses, without the one in use (docs/behaviour/errors.md#other-addresses). */
function Mirrors({ t }: { t: SharedText<'failure'> }) {
  const others = [config.siteUrl, ...config.mirrors].filter((address) => address !== location.origin);
  return (
    <p className="row small">
      {t('shared.failure.mirrors')}
      {mirrorLinks(others, location.pathname).map(({ name, address }) => (
        <a key={name} href={address}>
          {name}
        </a>
      ))}
    </p>
  );
}

/** A link to the operator's status page. */
function StatusLink({ t }: { t: SharedText<'failure'> }) {
  return (
    <p className="small">
      <a href={config.statusUrl} rel="noreferrer">
        {t('shared.failure.statusPage')}
      </a>
    </p>
  );
}

/**
 * Can a blocked address be the cause of a failure? This is not so if there was an answer, or if the device has no
 * network.
 */
function isOutOfReach(failure: unknown): boolean {
  if (!(failure instanceof NetworkFailure)) return false;
  const { reason } = failure;
  return reason.kind === 'code' ? !reason.newVersion : /^(unreachable|timeout)$/.test(reason.kind);
}
