import type { RefObject } from 'react';
import type { Device } from '../../../contract/account.ts';
import { rowKeys } from '../../../core/row-keys.ts';
import { Icon } from '../../../icons/Icon.tsx';
import { href } from '../../../routes/href.ts';
import { PLATFORM_ICON, platformIcon } from '../platforms.ts';
import type { AccountText } from '../texts.ts';
import { formatAgo } from './ago.ts';
import { appFor, freePlaces } from './free-places.ts';

/** The tile has room for this many devices. The list below shows all of them. */
const MOST = 8;

interface DevicesTileProps {
  t: AccountText;
  devices: readonly Device[];
  /** The active level; 0 for none. */
  level: 0 | 1 | 2;
  nowSeconds: number;
  /** Gets the focus when the focused device is unbound. */
  headRef?: RefObject<HTMLHeadingElement | null> | undefined;
  onUnbind?: ((device: Device) => void) | undefined;
}

/**
 * The account's device places. A press on a taken one asks to unbind the device; a free one links to its app
 * (docs/behaviour/account.md#device-places).
 */
export function DevicesTile({ t, devices, level, nowSeconds, headRef, onUnbind }: DevicesTileProps) {
  const taken = devices.slice(0, MOST);
  const keys = rowKeys(taken.map(({ id }) => id));
  const free = freePlaces(level, devices);
  return (
    <section className="tile account-devices">
      <h2 ref={headRef} tabIndex={-1}>
        {t('devices.tab')}
        {devices.length > 0 && <span className="figures">{t('devices.linkedCount', { count: devices.length })}</span>}
      </h2>
      <ul className="account-places">
        {taken.map((each, index) => (
          <li key={keys[index]}>
            <button type="button" className="account-place" onClick={() => onUnbind?.(each)}>
              <Icon path={platformIcon(each)} />
              <b>{each.name}</b>
              <small>{t('devices.linkedAgo', { ago: formatAgo(each.linkTime, nowSeconds, t.locale) })}</small>
              <span className="visually-hidden">{t('devices.unbind')}</span>
            </button>
          </li>
        ))}
        {free.map((kind, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: free places are alike, and never change places
          <li key={`${kind}${index}`}>
            <a
              className="account-place"
              data-free
              href={href('downloadClient', { locale: t.locale, params: { type: appFor(kind, navigator.userAgent) } })}
            >
              <Icon path={PLATFORM_ICON[kind]} />
              <b>+&nbsp;{t(`devices.platform.${kind}`)}</b>
            </a>
          </li>
        ))}
      </ul>
      {taken.length + free.length === 0 && <p>{t('devices.empty')}</p>}
      {devices.length > MOST && <p className="figures">{t('devices.more', { count: devices.length - MOST })}</p>}
    </section>
  );
}
