import { formatDate } from '../../core/time.ts';
import { saveFile } from '../../enhance/save-file.ts';
import type { IslandKey } from '../../i18n/namespaces.ts';
import { showToast } from '../../stores/toasts.ts';
import { Icon } from '../../ui/Icon.tsx';
import { iconDownload } from '../../ui/icons.ts';
import { useText } from '../../ui/TextProvider.tsx';

interface ExportButtonProps {
  /** Starts the file's name, which the day completes. */
  name: 'devices' | 'orders';
  nowSeconds: number;
  /** Makes the file's text: all rows, not only the page that is shown. */
  makeCsv(): string;
}

/** Saves a table as a CSV file. */
export function ExportButton({ name, nowSeconds, makeCsv }: ExportButtonProps) {
  const t = useText<IslandKey<'account'>>();
  const save = () => {
    saveFile(`${name}-${formatDate(nowSeconds)}.csv`, 'text/csv;charset=utf-8', makeCsv());
    showToast('success', t('exported'));
  };
  return (
    <button type="button" className="button quiet slim" onClick={save}>
      <Icon path={iconDownload} />
      {t('export')}
    </button>
  );
}
