import type { KeyOf } from '../../i18n/island-texts.ts';
import { type HrefOptions, href } from '../../routes/href.ts';
import type { ScreenName } from '../../routes/table.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { iconAppleMark, iconChevronRight, iconDownload } from '../../ui/icon/icons.ts';
import { iconBolt, iconChart, iconGift, iconList, iconShield } from './icons.ts';
import type { AccountText, accountTexts } from './texts.ts';

interface AccountLink {
  label: Extract<KeyOf<typeof accountTexts>, `links.${string}`>;
  icon: string;
  screen: ScreenName;
  params?: HrefOptions['params'];
}

/** Where members go from their account (docs/behaviour/account.md#links). */
const LINKS: readonly AccountLink[] = [
  { label: 'links.packages1', icon: iconShield, screen: 'packages', params: { level: 1 } },
  { label: 'links.packages2', icon: iconBolt, screen: 'packages', params: { level: 2 } },
  { label: 'links.packages3', icon: iconChart, screen: 'packages', params: { level: 3 } },
  { label: 'links.rules', icon: iconList, screen: 'rules' },
  { label: 'links.invite', icon: iconGift, screen: 'invite' },
  { label: 'links.appleId', icon: iconAppleMark, screen: 'appleIdPublic' },
  { label: 'links.download', icon: iconDownload, screen: 'download' },
];

/** The account's links to other screens. */
export function Links({ t }: { t: AccountText }) {
  return (
    <nav className="account-links" aria-label={t('links.label')}>
      <ul className="account-link-list">
        {LINKS.map(({ label, icon, screen, params }) => (
          <li key={label}>
            <a href={href(screen, { locale: t.locale, params })}>
              <Icon path={icon} />
              <span>{t(label)}</span>
              <Icon path={iconChevronRight} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
