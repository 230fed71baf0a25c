import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import type { AccountText } from './account-texts.ts';

/** The account in the static page, before the member is known. It has the shape of the later content. */
export function AccountSkeleton({ t }: { t: AccountText }) {
  return (
    <>
      <section className="horizon deep">
        <div className="wrap account-head">
          <p className="soft small account-parts">&nbsp;</p>
          <h1 className="account-days account-bone">
            <span className="visually-hidden">{t('title')}</span>
          </h1>
          <p className="account-parts account-end">&nbsp;</p>
          <p className="acts account-later">
            <span className="button quiet">{t('renew')}</span>
          </p>
        </div>
      </section>
      <div className="wrap account">
        <div className="sides stack">
          <div className="aside card">
            <Skeleton lines={5} />
          </div>
          <Skeleton t={t} lines={5} isList />
        </div>
      </div>
    </>
  );
}
