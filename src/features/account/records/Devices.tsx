import { type RefObject, useRef } from 'react';
import type { Device } from '#contract/account.ts';
import { pageSlice, rowKeys } from '#core/paging.ts';
import { languageOf } from '#core/text-language.ts';
import { Icon } from '#icons/Icon.tsx';
import { iconPlus } from '#icons/icons.ts';
import { href } from '#routes/href.ts';
import picture from '#ui/art/empty-devices.svg?url&no-inline';
import { Pager } from '#ui/controls/Pager.tsx';
import { Time } from '#ui/controls/Time.tsx';
import { Empty } from '#ui/feedback/Empty.tsx';
import type { AccountText } from '../account-texts.ts';
import { ExportButton } from '../exports/ExportButton.tsx';
import { devicesCsv } from '../exports/exports.ts';
import { platformIcon } from '../platforms.ts';
import { type FreePlace, freePlaces } from './free-places.ts';

interface DevicesProps {
  t: AccountText;
  devices: readonly Device[];
  page: number;
  /** The level that runs; 0 for none. */
  level: 0 | 1 | 2;
  nowSeconds: number;
  onPage(page: number): void;
  /** Asks whether to unbind. `next` gets the focus once the device is gone. */
  onUnbind(device: Device, next: RefObject<HTMLElement | null>): void;
}

/** The bound devices, 5 a page, each with a button to unbind it (docs/behaviour/account.md#devices). */
export function Devices({ t, devices, page, level, nowSeconds, onPage, onUnbind }: DevicesProps) {
  const count = useRef<HTMLParagraphElement>(null);
  const empty = useRef<HTMLHeadingElement>(null);
  return (
    <>
      {devices.length > 0 && (
        <div className="row spread account-bar">
          <div>
            <p ref={count} tabIndex={-1} className="account-count figures">
              {t('devices.count', { count: devices.length })}
            </p>
            <p className="small soft">{t('devices.places')}</p>
          </div>
          <ExportButton t={t} name="devices" nowSeconds={nowSeconds} makeCsv={() => devicesCsv(devices, t)} />
        </div>
      )}
      {devices.length === 0 ? (
        <Empty picture={picture} text={t('devices.empty')} level={2} textRef={empty}>
          <a className="button quiet" href={href('download', { locale: t.locale })}>
            {t('devices.first')}
          </a>
        </Empty>
      ) : (
        <DeviceTable
          t={t}
          devices={pageSlice(devices, page)}
          onUnbind={(device) => onUnbind(device, devices.length > 1 ? count : empty)}
        />
      )}
      {devices.length > 0 && <AddDevice t={t} free={freePlaces(level, devices)} />}
      <Pager t={t} rows={devices.length} page={page} label={t('devices.pages')} onPage={onPage} />
    </>
  );
}

interface DeviceTableProps {
  t: AccountText;
  devices: readonly Device[];
  onUnbind(device: Device): void;
}

function DeviceTable({ t, devices, onUnbind }: DeviceTableProps) {
  const keys = rowKeys(devices.map(({ id }) => id));
  return (
    <table className="table">
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{t('devices.name')}</th>
          <th scope="col">{t('devices.linked')}</th>
          <td>
            <span className="visually-hidden">{t('devices.action')}</span>
          </td>
        </tr>
      </thead>
      <tbody>
        {devices.map((device, row) => (
          <tr key={keys[row]}>
            <th scope="row">
              <span className="account-device">
                <Icon path={platformIcon(device)} />
                <span>
                  <span lang={languageOf(device.name)}>{device.name}</span>
                  <span className="account-detail">
                    {[t(`devices.platform.${device.platform}`), device.type].filter(Boolean).join('\u00a0· ')}
                  </span>
                </span>
              </span>
            </th>
            <td className="account-linked">
              <Time seconds={device.linkTime} />
            </td>
            <td className="table-action">
              <button type="button" className="account-do" onClick={() => onUnbind(device)}>
                {t('devices.unbind')}
                <span className="visually-hidden" lang={languageOf(device.name)}>
                  {device.name}
                </span>
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The way to the apps, while places are free, and for which kinds of device they are. */
function AddDevice({ t, free }: { t: AccountText; free: readonly FreePlace[] }) {
  if (free.length === 0) return null;
  const kinds = [...new Set(free)].map((kind) => t(`devices.platform.${kind}`));
  return (
    <a className="account-add" href={href('download', { locale: t.locale })}>
      <span className="account-device">
        <Icon path={iconPlus} />
        <span>
          {t('devices.add')}
          <span className="account-detail">{kinds.join('\u00a0· ')}</span>
        </span>
      </span>
    </a>
  );
}
