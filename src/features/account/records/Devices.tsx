import { type RefObject, useRef } from 'react';
import type { Device } from '#contract/account.ts';
import { listText } from '#core/list-text.ts';
import { languageOf } from '#core/text-language.ts';
import { Icon } from '#icons/Icon.tsx';
import { iconChevronRight, iconPlus } from '#icons/icons.ts';
import { href } from '#routes/href.ts';
import '#styles/list.css?adopt';
import '#styles/sign.css?adopt';
import picture from '#ui/art/empty-devices.svg?url&no-inline';
import { Time } from '#ui/controls/Time.tsx';
import { Empty } from '#ui/feedback/Empty.tsx';
import type { AccountText } from '../account-texts.ts';
import { platformIcon } from '../platforms.ts';
import { type FreePlace, freePlaces, quotasOf } from './free-places.ts';
import { type Paged, Table } from './Table.tsx';

interface DevicesProps extends Paged {
  devices: readonly Device[];
  /** The level that runs; 0 if no level runs. */
  level: 0 | 1 | 2;
  /** True if installing an app is the most important thing to do while there is no device. */
  isFirstStep: boolean;
  /** Asks whether to unbind. `next` gets the focus once the device is gone. */
  onUnbind(device: Device, next: RefObject<HTMLElement | null>): void;
}

/** The bound devices, each with a button to unbind it (docs/behaviour/account.md#devices). */
export function Devices({ devices, level, isFirstStep, onUnbind, ...table }: DevicesProps) {
  const { t } = table;
  const count = useRef<HTMLParagraphElement>(null);
  const empty = useRef<HTMLHeadingElement>(null);
  const used = devices.length;
  if (used === 0)
    return (
      <Empty picture={picture} text={t('devices.empty')} level={2} textRef={empty}>
        <p>{t('devices.emptyHint')}</p>
        <a className={isFirstStep ? 'button' : 'button quiet'} href={href('download', { locale: t.locale })}>
          {t('devices.first')}
        </a>
      </Empty>
    );
  const quotas = quotasOf(level, devices).map(({ kind, ...quota }) => t(`devices.quota.${kind}`, quota));
  return (
    <Table
      {...table}
      name="devices"
      rows={devices}
      count={quotas.length > 0 ? quotas.join('\u00a0· ') : t('devices.count', { count: used })}
      countRef={count}
      makeCsv={({ devicesCsv }) => devicesCsv(devices, t)}
      note={level ? t(level === 2 ? 'devices.placesAny' : 'devices.places') : undefined}
      next={<AddDevice t={t} free={freePlaces(level, devices)} />}
    >
      {(device) => (
        <div className="item">
          <span className="sign">
            <Icon path={platformIcon(device)} />
          </span>
          <span className="body account-device">
            <b lang={languageOf(device.name)}>{device.name}</b>
            <small>{[t(`devices.platform.${device.platform}`), device.type].filter(Boolean).join('\u00a0· ')}</small>
            <span className="account-linked">
              {t('devices.since')} <Time seconds={device.linkTime} />
            </span>
          </span>
          <button type="button" className="tool" onClick={() => onUnbind(device, used > 1 ? count : empty)}>
            {t('devices.unbind')}
            <span className="visually-hidden" lang={languageOf(device.name)}>
              {device.name}
            </span>
          </button>
        </div>
      )}
    </Table>
  );
}

/** A link to the apps, shown while places are free. It names the kinds of device that the places are for. */
function AddDevice({ t, free }: { t: AccountText; free: readonly FreePlace[] }) {
  if (free.length === 0) return null;
  const kinds = [...new Set(free)].map((kind) => t(`devices.kind.${kind}`));
  return (
    <a className="item account-add" href={href('download', { locale: t.locale })}>
      <span className="sign">
        <Icon path={iconPlus} />
      </span>
      <span className="body">
        <b>{t('devices.add')}</b>
        <small>{listText(t.tag, kinds)}</small>
      </span>
      <Icon path={iconChevronRight} />
    </a>
  );
}
