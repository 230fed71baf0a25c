import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { ServerRefusal } from '#api/failures.ts';
import { Island, type IslandProps } from '#app/Island.tsx';
import { useModel } from '#app/use-model.ts';
import { Icon } from '#icons/Icon.tsx';
import { iconRefresh } from '#icons/icons.ts';
import { href } from '#routes/href.ts';
import { focusInstead, pageHeading } from '#ui/controls/focus-instead.ts';
import { FormFailure } from '#ui/form/FormFailure.tsx';
import { createGreenChannel } from './green-channel-model.ts';
import type { GreenChannelText, greenChannelTexts } from './green-channel-texts.ts';
import './green-channel.css';

/**
 * The automatic sign-in (docs/behaviour/session.md#green-channel). It runs without a press, and shows a message if it
 * fails.
 */
export function GreenChannel(props: IslandProps<typeof greenChannelTexts>) {
  return <Island {...props}>{(t) => <SignIn t={t} />}</Island>;
}

function SignIn({ t }: { t: GreenChannelText }) {
  const model = useModel(createGreenChannel, t.locale);
  const hasForm = useStore(model.$hasForm);
  const isAsking = useStore(model.$isAsking);
  const failure = useStore(model.signing.$failure);
  const canRetry = useStore(model.$canRetry);
  const { locale } = t;
  const signIn = () => {
    void model.signIn();
    focusInstead(pageHeading);
  };
  useEffect(() => {
    void model.start();
  }, [model]);
  const isRunning = !isAsking && hasForm !== false && !failure;
  return (
    <div className="stack">
      <div className="heard" role="status">
        {isAsking && (
          <>
            <p className="lede">{t('ask.text')}</p>
            <p className="acts">
              <button type="button" className="button" onClick={() => void model.stay()}>
                {t('ask.stay')}
              </button>
              <button type="button" className="go" onClick={signIn}>
                {t('ask.replace')}
              </button>
            </p>
          </>
        )}
        {isRunning && (
          <p className="green-wait lede">
            <span className="spinner" aria-hidden="true" />
            {t('running')}
          </p>
        )}
      </div>
      {!isAsking && !isRunning && (
        <>
          <FormFailure t={t} failure={failure} refused={t('refused')} leads />
          {!(failure instanceof ServerRefusal) && <p className="lede">{t(failure ? 'refused' : 'nothing')}</p>}
          <p className="acts">
            {failure !== undefined && canRetry && (
              <button type="button" className="button" onClick={signIn}>
                <Icon path={iconRefresh} />
                {t('shared.failure.retry')}
              </button>
            )}
            <a className={canRetry ? 'go' : 'button'} href={href('login', { locale })} onClick={model.giveUp}>
              {t('login')}
            </a>
            <a className="go" href={href('landing', { locale })} onClick={model.giveUp}>
              {t('home')}
            </a>
          </p>
        </>
      )}
    </div>
  );
}
