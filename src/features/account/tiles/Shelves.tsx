import { href } from '#routes/href.ts';
import type { AccountText } from '../texts.ts';

/** The links to the packages of each level (docs/behaviour/account.md#links). */
export function Shelves({ t }: { t: AccountText }) {
  return (
    <nav className="account-shelves" aria-label={t('links.label')}>
      {([1, 2, 3] as const).map((shelf) => (
        <a key={shelf} className="lone" href={href('packages', { locale: t.locale, params: { level: shelf } })}>
          {t(`links.packages${shelf}`)}
        </a>
      ))}
    </nav>
  );
}
