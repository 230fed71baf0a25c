import { useRef, useState } from 'react';
import type { Device } from '../../contract/account.ts';
import { clampPage, pageCount, pageSlice } from '../../core/paging.ts';
import { rowKeys } from '../../core/row-keys.ts';
import { formatDateTime } from '../../core/time.ts';
import { href } from '../../routes/href.ts';
import { Pager } from '../../ui/controls/Pager.tsx';
import { Time } from '../../ui/controls/Time.tsx';
import { Empty } from '../../ui/feedback/Empty.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { formatAgo } from './ago.ts';
import { ExportButton } from './ExportButton.tsx';
import type { AccountModel } from './model.ts';
import { platformIcon, platformOf } from './platforms.ts';
import type { AccountText } from './texts.ts';
import { UnbindDialog } from './UnbindDialog.tsx';

interface DevicesProps {
  t: AccountText;
  model: AccountModel;
  devices: readonly Device[];
  page: number;
  nowSeconds: number;
  onPage(page: number): void;
}

/** The bound devices, 5 a page, each with a button to unbind it (docs/behaviour/account.md#devices). */
export function Devices({ t, model, devices, page, nowSeconds, onPage }: DevicesProps) {
  const [asked, setAsked] = useState<Device | null>(null);
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
          <ExportButton
            t={t}
            name="devices"
            nowSeconds={nowSeconds}
            makeCsv={({ devicesCsv }) => devicesCsv(devices, t)}
          />
        </div>
      )}
      {devices.length === 0 ? (
        <Empty text={t('devices.empty')} level={3} textRef={empty}>
          <a className="button quiet" href={href('download', { locale: t.locale })}>
            {t('links.download')}
          </a>
        </Empty>
      ) : (
        <DeviceTable t={t} devices={pageSlice(devices, page)} nowSeconds={nowSeconds} onUnbind={setAsked} />
      )}
      <Pager
        t={t}
        rows={devices.length}
        page={clampPage(page, pageCount(devices.length))}
        label={t('devices.pages')}
        onPage={onPage}
      />
      <UnbindDialog
        t={t}
        model={model}
        device={asked}
        onClose={() => setAsked(null)}
        // The row that had the focus is gone: the focus moves to the new count, which is read out.
        onUnbound={() => (count.current ?? empty.current)?.focus()}
      />
    </>
  );
}

interface DeviceTableProps {
  t: AccountText;
  devices: readonly Device[];
  nowSeconds: number;
  onUnbind(device: Device): void;
}

function DeviceTable({ t, devices, nowSeconds, onUnbind }: DeviceTableProps) {
  const keys = rowKeys(devices.map(({ id }) => id));
  return (
    <table className="table">
      <thead>
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
                  {device.name}
                  <span className="account-detail">
                    {[t(`devices.platform.${platformOf(device)}`), device.type].filter(Boolean).join('\u00a0· ')}
                  </span>
                </span>
              </span>
            </th>
            <td className="account-linked">
              <Time seconds={device.linkTime}>{formatDateTime(device.linkTime)}</Time>
              <span className="account-detail">{formatAgo(device.linkTime, nowSeconds, t.locale)}</span>
            </td>
            <td className="table-action">
              <button type="button" className="button quiet slim" onClick={() => onUnbind(device)}>
                {t('devices.unbind')}
                <span className="visually-hidden">{device.name}</span>
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
