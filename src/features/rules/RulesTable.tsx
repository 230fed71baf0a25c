import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { showToast } from '../../stores/toasts.ts';
import { ConfirmDialog } from '../../ui/controls/Dialog.tsx';
import { FormFailure } from '../../ui/form/FormFailure.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { iconTrash } from './icons.ts';
import type { RulesModel } from './model.ts';
import type { RulesText } from './texts.ts';

interface RulesTableProps {
  t: RulesText;
  model: RulesModel;
  list: readonly string[];
  /** Called after a deletion: the row is gone, so the focus needs a new place. */
  onDeleted(): void;
}

/** The rules, to tick and to delete, one or many (docs/behaviour/rules.md#screen). */
export function RulesTable({ t, model, list, onDeleted }: RulesTableProps) {
  const selected = useStore(model.$selected);
  const isBusy = useStore(model.removing.$isBusy);
  const failure = useStore(model.removing.$failure);
  const [asked, setAsked] = useState<readonly string[]>([]);
  const ask = (domains: readonly string[]) => {
    model.removing.clear();
    setAsked(domains);
  };
  const remove = async () => {
    if (!(await model.remove(asked))) return;
    showToast('success', t('deleted', { count: asked.length }));
    setAsked([]);
    onDeleted();
  };
  return (
    <>
      <table className="rules-table">
        <caption className="visually-hidden">{t('title')}</caption>
        <thead>
          <tr>
            <th scope="col">
              <label className="tick">
                <input
                  type="checkbox"
                  ref={(box) => {
                    if (box) box.indeterminate = selected.size > 0 && selected.size < list.length;
                  }}
                  checked={selected.size === list.length}
                  onChange={(event) => model.selectAll(event.currentTarget.checked)}
                />
                <span className="visually-hidden">{t('select.all')}</span>
              </label>
            </th>
            <th scope="col">{selected.size ? t('select.count', { count: selected.size }) : t('column.domain')}</th>
            <th scope="col">
              {selected.size ? (
                <button type="button" className="button danger slim" onClick={() => ask([...selected])}>
                  {t('delete.selected')}
                </button>
              ) : (
                <span className="visually-hidden">{t('column.action')}</span>
              )}
            </th>
          </tr>
        </thead>
        <tbody>
          {list.map((domain) => (
            <tr key={domain} data-selected={selected.has(domain) ? '' : undefined}>
              <td>
                <label className="tick">
                  <input
                    type="checkbox"
                    checked={selected.has(domain)}
                    onChange={(event) => model.select(domain, event.currentTarget.checked)}
                  />
                  <span className="visually-hidden">{t('select.one', { domain })}</span>
                </label>
              </td>
              <td dir="auto">{domain}</td>
              <td>
                <button
                  type="button"
                  className="rules-delete"
                  aria-label={t('delete.one', { domain })}
                  onClick={() => ask([domain])}
                >
                  <Icon path={iconTrash} />
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <ConfirmDialog
        t={t}
        title={t('confirm.title', { count: asked.length })}
        isOpen={asked.length > 0}
        onClose={() => setAsked([])}
        confirmLabel={t('confirm.do', { count: asked.length })}
        isDanger
        isBusy={isBusy}
        onConfirm={() => void remove()}
      >
        <div className="stack">
          <p>{t('confirm.text')}</p>
          <ul className="rules-asked">
            {asked.map((domain) => (
              <li key={domain}>{domain}</li>
            ))}
          </ul>
          <FormFailure t={t} failure={failure} />
        </div>
      </ConfirmDialog>
    </>
  );
}
