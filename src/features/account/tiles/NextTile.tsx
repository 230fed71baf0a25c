import { type HrefOptions, href } from '#routes/href.ts';
import type { ScreenName } from '#routes/table.ts';
import type { AccountText } from '../account-texts.ts';
import type { NextStep } from './next-step.ts';

/** The screen on which each step is done. */
const PLACES: Readonly<Record<NextStep, { screen: ScreenName; params?: HrefOptions['params'] }>> = {
  install: { screen: 'download' },
  router: { screen: 'routerGuide', params: { step: 1 } },
  invite: { screen: 'invite' },
};

interface NextTileProps {
  t: AccountText;
  step: NextStep;
  /** True if this tile's button is the screen's filled one; a screen has only one. */
  isFilled: boolean;
}

/** What to do next: one sentence and one button (docs/behaviour/account.md#next). */
export function NextTile({ t, step, isFilled }: NextTileProps) {
  const { screen, params } = PLACES[step];
  return (
    <>
      <h2>{t('next.label')}</h2>
      <p className="tile-head">{t(`next.${step}.title`)}</p>
      <a className={isFilled ? 'button' : 'button quiet'} href={href(screen, { locale: t.locale, params })}>
        {t(`next.${step}.do`)}
      </a>
    </>
  );
}
