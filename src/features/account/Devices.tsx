import { type RefObject, useRef, useState } from 'react';
import type { Device } from '../../contract/account.ts';
import { allowanceOf, deviceTotal } from '../../core/devices.ts';
import { clampPage, pageCount, pageSlice } from '../../core/paging.ts';
import { formatDateTime } from '../../core/time.ts';
import type { IslandKey } from '../../i18n/namespaces.ts';
import { href } from '../../routes/href.ts';
import { Pager } from '../../ui/controls/Pager.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { iconDesktop, iconPhone, iconPuzzle, iconQuestion, iconRouter, iconTablet } from '../../ui/icon/icons.ts';
import { useText } from '../../ui/island/TextProvider.tsx';
import { formatAgo } from './ago.ts';
import { Empty } from './Empty.tsx';
import { ExportButton } from './ExportButton.tsx';
import type { AccountModel } from './model.ts';
import { UnbindDialog } from './UnbindDialog.tsx';

interface DevicesProps {
  model: AccountModel;
  devices: readonly Device[];
  level: 0 | 1 | 2;
  page: number;
  nowSeconds: number;
  onPage(page: number): void;
}

const PLATFORM_ICON: Record<Device['platform'], string> = {
  desktop: iconDesktop,
  phone: iconPhone,
  mobile: iconTablet,
  chrome: iconPuzzle,
  router: iconRouter,
  other: iconQuestion,
};

/** The bound devices, 5 a page, each of which can be unbound (spec §2, Account). */
export function Devices({ model, devices, level, page, nowSeconds, onPage }: DevicesProps) {
  const t = useText<IslandKey<'account'>>();
  const [asked, setAsked] = useState<Device | null>(null);
  const count = useRef<HTMLParagraphElement>(null);
  return (
    <>
      {(level > 0 || devices.length > 0) && (
        <div className="row spread account-bar">
          <Allowance level={level} count={devices.length} countRef={count} />
          {devices.length > 0 && (
            <ExportButton name="devices" nowSeconds={nowSeconds} makeCsv={({ devicesCsv }) => devicesCsv(devices, t)} />
          )}
        </div>
      )}
      {devices.length === 0 ? (
        <Empty
          icon={iconDesktop}
          title={t('devices.emptyTitle')}
          text={t('devices.empty')}
          action={t('links.download')}
          address={href('download', { locale: t.locale })}
        />
      ) : (
        <DeviceTable devices={pageSlice(devices, page)} nowSeconds={nowSeconds} onUnbind={setAsked} />
      )}
      <Pager
        rows={devices.length}
        page={clampPage(page, pageCount(devices.length))}
        label={t('devices.pages')}
        onPage={onPage}
      />
      <UnbindDialog
        model={model}
        device={asked}
        onClose={() => setAsked(null)}
        // The row that had the focus is gone: the new count is read instead.
        onUnbound={() => count.current?.focus()}
      />
    </>
  );
}

interface AllowanceProps {
  level: 0 | 1 | 2;
  count: number;
  countRef: RefObject<HTMLParagraphElement | null>;
}

/** How many devices are bound, of how many, and what to do when all places are taken. */
function Allowance({ level, count, countRef }: AllowanceProps) {
  const t = useText<IslandKey<'account'>>();
  const allowance = allowanceOf(level);
  const max = allowance && deviceTotal(allowance);
  return (
    <div>
      <p ref={countRef} tabIndex={-1} className="account-count figures">
        {max === null ? t('devices.countOnly', { count }) : t('devices.count', { count, max })}
      </p>
      {allowance && (
        <p className="small soft">
          {allowance.kind === 'perKind' ? t('devices.perKind', allowance) : t('devices.clients', allowance)}
        </p>
      )}
      {max !== null && count >= max && <p className="small account-full">{t('devices.full')}</p>}
    </div>
  );
}

interface DeviceTableProps {
  devices: readonly Device[];
  nowSeconds: number;
  onUnbind(device: Device): void;
}

function DeviceTable({ devices, nowSeconds, onUnbind }: DeviceTableProps) {
  const t = useText<IslandKey<'account'>>();
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
        {devices.map((device) => (
          <tr key={device.id}>
            <th scope="row">
              <span className="account-device">
                <Icon path={PLATFORM_ICON[device.platform]} />
                <span>
                  {device.name}
                  <span className="account-detail">
                    {[t(`devices.platform.${device.platform}`), device.type].filter(Boolean).join(' · ')}
                  </span>
                </span>
              </span>
            </th>
            <td className="account-linked">
              <time dateTime={new Date(device.linkTime * 1000).toISOString()}>{formatDateTime(device.linkTime)}</time>
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
