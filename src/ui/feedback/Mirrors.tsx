import { NetworkFailure } from '#api/failures.ts';
import * as config from '#config.ts';
import { mirrorLinks } from '#core/mirror-links.ts';
import type { SharedText } from '#i18n/island-texts.ts';

/** Links to this page at the site's addresses, except the one in use (docs/behaviour/errors.md#other-addresses). */
export function Mirrors({ t }: { t: SharedText<'failure'> }) {
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
export function StatusLink({ t }: { t: SharedText<'failure'> }) {
  return (
    <p className="small">
      <a href={config.statusUrl} rel="noreferrer">
        {t('shared.failure.statusPage')}
      </a>
    </p>
  );
}

/** Can a blocked address be the cause of a failure? Not if there was an answer, nor if the device has no network. */
export function isOutOfReach(failure: unknown): boolean {
  if (!(failure instanceof NetworkFailure)) return false;
  const { reason } = failure;
  return reason.kind === 'code' ? !reason.newVersion : /^(unreachable|timeout)$/.test(reason.kind);
}
