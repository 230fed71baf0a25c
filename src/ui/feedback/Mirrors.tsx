import { NetworkFailure } from '../../api/failures.ts';
import * as config from '../../config.ts';
import { mirrorLinks } from '../../core/mirror-links.ts';
import type { SharedText } from '../../i18n/island-texts.ts';

/** Where else the reader finds this page: the site's addresses, but for the one that they are at (docs/behaviour/errors.md#other-addresses). */
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

/** The operator's page that says whether the service works. */
export function StatusLink({ t }: { t: SharedText<'failure'> }) {
  return (
    <p className="small">
      <a href={config.statusUrl} rel="noreferrer">
        {t('shared.failure.statusPage')}
      </a>
    </p>
  );
}

/** May a failure be due to an address that is blocked? An answer shows that it is not, and a device without a network reaches none. */
export function isOutOfReach(failure: unknown): boolean {
  if (!(failure instanceof NetworkFailure)) return false;
  const { reason } = failure;
  return reason.kind === 'code' ? !reason.newVersion : /^(unreachable|timeout)$/.test(reason.kind);
}
