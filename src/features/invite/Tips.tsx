import { Icon } from '../../icons/Icon.tsx';
import { iconInfo } from '../../icons/icons.ts';
import type { InviteText } from './texts.ts';

/** The times and conditions that a member should know (docs/behaviour/invite.md#tips). */
export function Tips({ t, tips }: { t: InviteText; tips: readonly string[] }) {
  return (
    <section className="stack">
      <h2>{t('tips.title')}</h2>
      <ul className="invite-tips">
        {tips.map((tip) => (
          <li key={tip}>
            <Icon path={iconInfo} />
            <span>{tip}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
