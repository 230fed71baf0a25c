import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { Island, type IslandProps } from '#app/Island.tsx';
import { useModel } from '#app/use-model.ts';
import { Go } from '#icons/Icon.tsx';
import { href } from '#routes/href.ts';
import { Button } from '#ui/controls/Button.tsx';
import { CopyButton } from '#ui/controls/CopyButton.tsx';
import '#ui/controls/copy-button.css';
import { LoadFailure } from '#ui/feedback/LoadFailure.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { FormFailure } from '#ui/form/FormFailure.tsx';
import { createAppleId } from './apple-id-model.ts';
import type { AppleIdText, appleIdTexts } from './apple-id-texts.ts';
import '#styles/check.css';
import '#styles/list.css';
import './apple-id.css';

/** An empty account, shown until the real account has loaded. */
const UNKNOWN = { id: '', password: '', spare: false };

/**
 * The shared Apple ID (docs/behaviour/guides.md#shared-apple-id). Its password shows only after readers promise to keep
 * the account out of iCloud. Signing in to iCloud with a shared account can lock the reader's phone.
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
  const isLoading = state.kind === 'loading';
  const { id, password, spare } = isLoading ? UNKNOWN : state.value;
  return (
    <>
      <section className="card apple-account" aria-labelledby="apple-account" aria-busy={isLoading}>
        <h2 id="apple-account">{t(spare ? 'spare.title' : 'main.title')}</h2>
        <div>
          <Value t={t} name={t('id')} value={id} />
          <label className="item">
            <input
              type="checkbox"
              className="check"
              checked={hasPromised}
              onChange={(event) => setPromised(event.currentTarget.checked)}
            />
            <span className="body">{t('promise')}</span>
          </label>
          <Value t={t} name={t('password')} value={password} instead={hasPromised ? undefined : t('hidden')} />
        </div>
      </section>
      <FormFailure t={t} failure={failure} />
      <div className="acts">
        {/*
         * Readers need the account before they can install the app. So the install link looks like a button of second
         * rank until the password shows.
         */}
        <a
          className={hasPromised ? 'button' : 'button quiet'}
          href={href('downloadClient', { locale: t.locale, params: { type: 'ios' } })}
        >
          {t('install')}
        </a>
        <Button className="go" isBusy={isBusy} isOff={isLoading} onClick={() => void model.swap()}>
          {isBusy ? t('swapping') : t(spare ? 'main.show' : 'spare.show')}
        </Button>
        <Go href={href('ticket', { locale: t.locale })}>{t('ticket')}</Go>
      </div>
    </>
  );
}

interface ValueProps {
  t: AppleIdText;
  name: string;
  /** Empty until the account has loaded. */
  value: string;
  /** Why the value is hidden; undefined if it is shown. */
  instead?: string | undefined;
}

/**
 * One value of the account, to read and to copy. Its row is there from the start, so nothing moves when the value
 * arrives.
 */
function Value({ t, name, value, instead }: ValueProps) {
  const isShown = instead === undefined && value !== '';
  return (
    <div className="item">
      <div className="body">
        <small>{instead ? `${name}\u00a0· ${instead}` : name}</small>
        {instead && (
          <span className="soft" aria-hidden="true">
            ••••••••••••
          </span>
        )}
        {isShown && <output translate="no">{value}</output>}
        {!isShown && !instead && <Skeleton t={t} lines={1} />}
      </div>
      {isShown && <CopyButton t={t} value={value} label={name} isSmall />}
    </div>
  );
}
