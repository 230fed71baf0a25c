import { formatDate } from '../../core/time.ts';
import type { IslandKey } from '../../i18n/namespaces.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { iconDownload } from '../../ui/icon/icons.ts';
import { useText } from '../../ui/island/TextProvider.tsx';
import { type Exports, useExport } from './use-export.ts';

interface ExportButtonProps {
  /** Starts the file's name, which the day completes. */
  name: 'devices' | 'orders';
  nowSeconds: number;
  /** Makes the file's text: all rows, not only the page that is shown. */
  makeCsv(exports: Exports): string;
}

/** Saves a table as a CSV file. */
export function ExportButton({ name, nowSeconds, makeCsv }: ExportButtonProps) {
  const t = useText<IslandKey<'account'>>();
  const save = useExport();
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
