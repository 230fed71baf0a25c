import { formatDate } from '#core/time.ts';
import { Icon } from '#icons/Icon.tsx';
import { iconDownload } from '#icons/icons.ts';
import type { AccountText } from '../account-texts.ts';
import { save } from './save.ts';

interface ExportButtonProps {
  t: AccountText;
  /** The start of the file's name; the date follows. */
  name: 'devices' | 'orders';
  nowSeconds: number;
  /** Makes the file's text: all rows, not only the page that is shown. */
  makeCsv(files: typeof import('./exports.ts')): string;
}

/** Saves a table as a CSV file. */
export function ExportButton({ t, name, nowSeconds, makeCsv }: ExportButtonProps) {
  const saveCsv = () =>
    save(
      t,
      (files) => [`${name}-${formatDate(nowSeconds)}.csv`, 'text/csv;charset=utf-8', makeCsv(files)],
      t('exported'),
    );
  return (
    <button type="button" className="go" onClick={() => void saveCsv()}>
      <Icon path={iconDownload} />
      {t('export')}
    </button>
  );
}
