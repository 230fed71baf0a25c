import { Icon } from '#icons/Icon.tsx';
import { iconTrash } from '../icons.ts';
import type { RulesModel } from '../model.ts';
import type { RulesText } from '../texts.ts';

interface TableHeadProps {
  t: RulesText;
  model: RulesModel;
  selected: ReadonlySet<string>;
  list: readonly string[];
  /** The list, or what was found in it. */
  found: readonly string[];
  /** The rows of this page. */
  shown: readonly string[];
  onDelete(): void;
}

/**
 * The table's head: selects the page, then offers to select all. Once rules are selected it says how many, and what can
 * be done with them (docs/behaviour/rules.md#table).
 */
export function TableHead({ t, model, selected, list, found, shown, onDelete }: TableHeadProps) {
  const ticked = shown.filter((domain) => selected.has(domain)).length;
  const isPageTicked = ticked === shown.length;
  const offersAll = isPageTicked && !found.every((domain) => selected.has(domain));
  return (
    <thead>
      <tr className={selected.size ? 'rules-chosen' : undefined}>
        <th scope="col">
          <label className="tick">
            <input
              type="checkbox"
              className="check"
              ref={(box) => {
                if (box) box.indeterminate = ticked > 0 && !isPageTicked;
              }}
              checked={isPageTicked}
              onChange={(event) => model.select(shown, event.currentTarget.checked)}
            />
            <span className="visually-hidden">
              {shown.length < list.length ? t('select.page', { count: shown.length }) : t('select.all')}
            </span>
          </label>
        </th>
        <th scope="col" colSpan={selected.size ? 2 : 1}>
          {selected.size ? (
            <div className="row">
              <span>{t('select.count', { count: selected.size })}</span>
              <button type="button" className="text-button lone" onClick={onDelete}>
                <Icon path={iconTrash} />
                {t('delete.selected')}
              </button>
              <button type="button" className="text-button lone" onClick={() => model.select([...selected], false)}>
                {t('select.none')}
              </button>
            </div>
          ) : (
            t('column.domain')
          )}
        </th>
        {selected.size === 0 && (
          <th scope="col">
            <span className="visually-hidden">{t('column.action')}</span>
          </th>
        )}
      </tr>
      {offersAll && (
        <tr>
          <td colSpan={3}>
            <button type="button" className="text-button" onClick={() => model.select(found, true)}>
              {t(found === list ? 'select.everything' : 'select.found', { all: found.length })}
            </button>
          </td>
        </tr>
      )}
    </thead>
  );
}
