import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { Island, type IslandProps } from '#app/Island.tsx';
import { useModel } from '#app/use-model.ts';
import { Icon } from '#icons/Icon.tsx';
import { iconRefresh } from '#icons/icons.ts';
import { href } from '#routes/href.ts';
import { Button } from '#ui/controls/Button.tsx';
import { CopyButton } from '#ui/controls/CopyButton.tsx';
import { LoadFailure } from '#ui/feedback/LoadFailure.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { FormFailure } from '#ui/form/FormFailure.tsx';
import { createAppleId } from './apple-id-model.ts';
import type { AppleIdText, appleIdTexts } from './apple-id-texts.ts';
import '#styles/check.css';
import '#styles/fold.css';
import './apple-id.css';

/** A padlock: password, encrypted. */
const LOCK =
  'M7 10.5h10a2.5 2.5 0 0 1 2.5 2.5v5.5A2.5 2.5 0 0 1 17 21H7a2.5 2.5 0 0 1-2.5-2.5V13A2.5 2.5 0 0 1 7 10.5ZM8 10.5V7a4 4 0 0 1 8 0v3.5M12 14.5v2.5';

/** Shown until the account has loaded. */
const UNKNOWN = { id: '', password: '', spare: false };

/**
 * The shared Apple ID (docs/behaviour/guides.md#shared-apple-id): its password shows only after a promise to keep it out of
 * iCloud, since logging in there with a shared account can lock the reader's phone.
 */
export function AppleId(props: IslandProps<typeof appleIdTexts>) {
  return <Island {...props}>{(t) => <SharedAccount t={t} />}</Island>;
}

function SharedAccount({ t }: { t: AppleIdText }) {
  const model = useModel(createAppleId, t.locale);
  const state = useStore(model.$state);
  const isBusy = useStore(model.swapping.$isBusy);
  const failure = useStore(model.swapping.$failure);
  const [hasPromised, setPromised] = useState(false);
  useEffect(() => {
    void model.load();
  }, [model]);
  if (state.kind === 'failed') return <LoadFailure t={t} failure={state.failure} onRetry={() => void model.load()} />;
  // Most of the card does not depend on the account. It is shown at full height from the start, so that nothing moves.
  const isLoading = state.kind === 'loading';
  const { id, password, spare } = isLoading ? UNKNOWN : state.value;
  return (
    <section className="card stack" aria-labelledby="apple-account" aria-busy={isLoading}>
      <h2 id="apple-account">{t(spare ? 'spare.title' : 'main.title')}</h2>
      <div className="apple-value">
        <span className="soft small">{t('id')}</span>
        {isLoading ? <Skeleton t={t} lines={1} /> : <output translate="no">{id}</output>}
        <CopyButton t={t} value={id} label={t('id')} />
      </div>
      <label className="apple-promise">
        <input
          type="checkbox"
          className="check"
          checked={hasPromised}
          onChange={(event) => setPromised(event.currentTarget.checked)}
        />
        <span>{t('promise')}</span>
      </label>
      <div className="apple-value">
        <span className="soft small">{t('password')}</span>
        {hasPromised && !isLoading ? (
          <>
            <output translate="no">{password}</output>
            <CopyButton t={t} value={password} label={t('password')} />
          </>
        ) : (
          <span className="apple-hidden">
            <Icon path={LOCK} />
            {t('hidden')}
          </span>
        )}
      </div>
      <FormFailure t={t} failure={failure} />
      <p>
        <Button className="button quiet slim" isBusy={isBusy} isOff={isLoading} onClick={() => void model.swap()}>
          <Icon path={iconRefresh} />
          {isBusy ? t('swapping') : t(spare ? 'main.show' : 'spare.show')}
        </Button>
      </p>
      <p className="small soft row">
        {t('trouble')}
        <a href={href('ticket', { locale: t.locale })}>{t('ticket')}</a>
      </p>
    </section>
  );
}
