import { formatDate } from '#core/time.ts';
import { Icon } from '#icons/Icon.tsx';
import { iconDownload } from '#icons/icons.ts';
import { showToast } from '#stores/toasts.ts';
import { saveFile } from '#ui/controls/save-file.ts';
import type { AccountText } from '../account-texts.ts';

interface ExportButtonProps {
  t: AccountText;
  /** The start of the file's name; the date follows. */
  name: 'devices' | 'orders';
  nowSeconds: number;
  /** Makes the file's text: all rows, not only the page that is shown. */
  makeCsv(): string;
}

/** Saves a table as a CSV file. */
export function ExportButton({ t, name, nowSeconds, makeCsv }: ExportButtonProps) {
  const save = () => {
    saveFile(`${name}-${formatDate(nowSeconds)}.csv`, 'text/csv;charset=utf-8', makeCsv());
    showToast('success', t('exported'));
  };
  return (
    <button type="button" className="go" onClick={save}>
      <Icon path={iconDownload} />
      {t('export')}
    </button>
  );
}
