import type { ReactNode } from 'react';
import type { InviteText } from './texts.ts';

/** What the member gains by an invitation: a figure and its explanation. */
export interface Gain {
  figure: ReactNode;
  note: ReactNode;
}

/** The ticket's stub: what each side gains; the member's part is left out while it is unknown. */
export function Gains({ t, gain }: { t: InviteText; gain: Gain | undefined }) {
  const friend = { figure: t('gains.offer'), note: t('gains.offerNote') };
  return (
    <ul className="invite-gains tear">
      {gain && <Side who={t('gains.you')} {...gain} />}
      <Side who={t('gains.friend')} {...friend} />
    </ul>
  );
}

function Side({ who, figure, note }: Gain & { who: string }) {
  return (
    <li>
      <span className="soft">{who}</span>
      <strong className="figures">{figure}</strong>
      <span>{note}</span>
    </li>
  );
}
