import type { IslandKey } from '../../i18n/namespaces.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { iconInfo } from '../../ui/icon/icons.ts';
import { useText } from '../../ui/island/TextProvider.tsx';

/** What a member should know of times and conditions (spec §9). */
export function Tips({ tips }: { tips: readonly string[] }) {
  const t = useText<IslandKey<'invite'>>();
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
