import { useStore } from '@nanostores/react';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { usePage } from '#app/use-page.ts';
import { clampPage, pageCount, pageSlice } from '#core/paging.ts';
import { Icon } from '#icons/Icon.tsx';
import { Pager } from '#ui/controls/Pager.tsx';
import { Field } from '#ui/form/Field.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import type { RulesModel } from './rules-model.ts';
import type { RulesText } from './rules-texts.ts';

/** A bin: deletes. */
const TRASH =
  'M4 6.5h16M9 6.5V5a1.5 1.5 0 0 1 1.5-1.5h3A1.5 1.5 0 0 1 15 5v1.5M6 6.5l.8 11.66a2.5 2.5 0 0 0 2.49 2.34h5.42a2.5 2.5 0 0 0 2.49-2.34L18 6.5M10 10.5v6M14 10.5v6';

/** Rules per page: few enough to scan and to render quickly. */
const PAGE_SIZE = 50;

interface RulesTableProps {
  t: RulesText;
  model: RulesModel;
  list: readonly string[];
  /** Called after a deletion: the row is gone, so the focus must move. */
  onDeleted(): void;
  /** Stands beside the search: the export. */
  children: ReactNode;
}

/** The rules, to search, select and delete, one or many (docs/behaviour/rules.md#table). */
export function RulesTable({ t, model, list, onDeleted, children }: RulesTableProps) {
  const selected = useStore(model.$selected);
  const [asked, setAsked] = useState<readonly string[]>([]);
  const [wanted, setWanted] = useState('');
  const [wantedPage, setPage] = usePage();
  const caption = useRef<HTMLTableCaptionElement>(null);
  const found = useMemo(() => {
    const part = wanted.trim().toLowerCase();
    return part ? list.filter((domain) => domain.toLowerCase().includes(part)) : list;
  }, [list, wanted]);
  const page = clampPage(wantedPage, pageCount(found.length, PAGE_SIZE));
  const shown = pageSlice(found, page, PAGE_SIZE);
  const first = (page - 1) * PAGE_SIZE + 1;
  const isPaged = found.length > PAGE_SIZE;
  const turnTo = (to: number) => {
    setPage(to);
    // The pager is below the rows, so the focus moves to their top, where the member reads on.
    caption.current?.focus();
  };
  return (
    <div className="rules-list">
      <div className="rules-tools">
        <Field
          name="find"
          type="search"
          label={t('find.label')}
          placeholder={t('find.label')}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          value={wanted}
          onValue={(typed) => {
            setWanted(typed);
            setPage(1);
          }}
        />
        {children}
      </div>
      <p className="small soft" role="status">
        {wanted.trim() && t('find.count', { count: found.length })}
      </p>
      <p className="visually-hidden" role="status">
        {selected.size > 0 && t('select.count', { count: selected.size })}
      </p>
      {found.length > 0 && (
        <table className="rules-table">
          <caption ref={caption} tabIndex={-1} className={isPaged ? 'small soft' : 'visually-hidden'}>
            {isPaged ? t('select.range', { first, last: first + shown.length - 1, all: found.length }) : t('title')}
          </caption>
          <TableHead
            t={t}
            model={model}
            selected={selected}
            list={list}
            found={found}
            shown={shown}
            onDelete={() => setAsked([...selected])}
          />
          <tbody>
            {shown.map((domain) => (
              <tr key={domain} data-selected={selected.has(domain) ? '' : undefined}>
                <td>
                  <label className="tick">
                    <input
                      type="checkbox"
                      className="check"
                      checked={selected.has(domain)}
                      onChange={(event) => model.select([domain], event.currentTarget.checked)}
                    />
                    <span className="visually-hidden">{t('select.one', { domain })}</span>
                  </label>
                </td>
                <td dir="auto" translate="no">
                  {domain}
                </td>
                <td>
                  <button
                    type="button"
                    className="round rules-delete"
                    aria-label={t('delete.one', { domain })}
                    onClick={() => setAsked([domain])}
                  >
                    <Icon path={TRASH} />
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Pager t={t} rows={found.length} pageSize={PAGE_SIZE} page={page} onPage={turnTo} />
      <DeleteDialog t={t} model={model} asked={asked} onClose={() => setAsked([])} onDeleted={onDeleted} />
    </div>
  );
}

interface TableHeadProps extends Pick<RulesTableProps, 't' | 'model' | 'list'> {
  selected: ReadonlySet<string>;
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
function TableHead({ t, model, selected, list, found, shown, onDelete }: TableHeadProps) {
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
                <Icon path={TRASH} />
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
