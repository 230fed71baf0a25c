import { formatDate } from '../../core/time.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { iconDownload } from '../../ui/icon/icons.ts';
import type { AccountText } from './texts.ts';
import { type Exports, useExport } from './use-export.ts';

interface ExportButtonProps {
  t: AccountText;
  /** The start of the file's name; the date follows. */
  name: 'devices' | 'orders';
  nowSeconds: number;
  /** Makes the file's text: all rows, not only the page that is shown. */
  makeCsv(exports: Exports): string;
}

/** Saves a table as a CSV file. */
export function ExportButton({ t, name, nowSeconds, makeCsv }: ExportButtonProps) {
  const save = useExport(t);
  return (
    <button
      type="button"
      className="button quiet slim"
      onClick={() =>
        save(
          (exports) => [`${name}-${formatDate(nowSeconds)}.csv`, 'text/csv;charset=utf-8', makeCsv(exports)],
          t('exported'),
        )
      }
    >
      <Icon path={iconDownload} />
      {t('export')}
    </button>
  );
}
