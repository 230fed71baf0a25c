import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { usePage } from '#app/use-page.ts';
import { toCsv } from '#core/csv.ts';
import { clampPage, pageCount, pageSlice } from '#core/paging.ts';
import { Icon } from '#icons/Icon.tsx';
import { iconDownload } from '#icons/icons.ts';
import { Pager } from '#ui/controls/Pager.tsx';
import { saveFile } from '#ui/controls/save-file.ts';
import { DeleteDialog } from './DeleteDialog.tsx';
import type { RulesModel } from './rules-model.ts';
import type { RulesText } from './rules-texts.ts';

/** The icon of a bin, which stands for deleting, as path data. */
const TRASH =
  'M4 6.5h16M9 6.5V5a1.5 1.5 0 0 1 1.5-1.5h3A1.5 1.5 0 0 1 15 5v1.5M6 6.5l.8 11.66a2.5 2.5 0 0 0 2.49 2.34h5.42a2.5 2.5 0 0 0 2.49-2.34L18 6.5M10 10.5v6M14 10.5v6';

/** The icon of a magnifying glass, as path data. */
const FIND = 'M11 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14ZM16 16l4.5 4.5';

/** The number of rules that readers can take in at a glance. Longer lists get a search field. */
const SEEN_AT_ONCE = 10;

/** Rules per page: few enough to scan and to render quickly. */
const PAGE_SIZE = 50;

interface RuleRowsProps {
  t: RulesText;
  model: RulesModel;
  list: readonly string[];
  /** Called after a deletion. The row no longer exists, so the focus must move. */
  onDeleted(): void;
}

/** The list of rules. Members can search it, tick rules, and delete one or many (docs/behaviour/rules.md#rows). */
export function RuleRows({ t, model, list, onDeleted }: RuleRowsProps) {
  const selected = useStore(model.$selected);
  const [asked, setAsked] = useState<readonly string[]>([]);
  const [wanted, setWanted] = useState('');
  const [wantedPage, setPage] = usePage();
  const range = useRef<HTMLParagraphElement>(null);
  const found = useMemo(() => {
    const part = wanted.trim().toLowerCase();
    return part ? list.filter((domain) => domain.toLowerCase().includes(part)) : list;
  }, [list, wanted]);
  const page = clampPage(wantedPage, pageCount(found.length, PAGE_SIZE));
  const shown = pageSlice(found, page, PAGE_SIZE);
  const first = (page - 1) * PAGE_SIZE + 1;
  const turnTo = (to: number) => {
    setPage(to);
    // The pager is below the rows. Move the focus to the top of the rows, where the member reads on.
    range.current?.focus();
  };
  const exportCsv = () => {
    const text = toCsv([[t('column.domain')], ...list.map((domain) => [domain])]);
    saveFile('domain-rules.csv', 'text/csv;charset=utf-8', text);
  };
  return (
    <div>
      {list.length > SEEN_AT_ONCE && (
        <label className="search">
          <Icon path={FIND} />
          <span className="visually-hidden">{t('find.label')}</span>
          <input
            name="find"
            type="search"
            placeholder={t('find.label')}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            value={wanted}
            onChange={(event) => {
              setWanted(event.currentTarget.value);
              setPage(1);
            }}
          />
        </label>
      )}
      <p className="small soft" role="status">
        {wanted.trim() && t('find.count', { count: found.length })}
      </p>
      {found.length > PAGE_SIZE && (
        <p ref={range} tabIndex={-1} className="small soft rules-range">
          {t('select.range', { first, last: first + shown.length - 1, all: found.length })}
        </p>
      )}
      <SelectBar
        t={t}
        model={model}
        list={list}
        found={found}
        shown={shown}
        onDelete={() => setAsked([...selected])}
        onExport={exportCsv}
      />
      <ul className="list rules-rows" aria-label={t('title')}>
        {shown.map((domain, place) => (
          <li key={domain} className="item line">
            <input
              type="checkbox"
              className="check"
              id={`rule-${place}`}
              aria-label={t('select.one', { domain })}
              checked={selected.has(domain)}
              onChange={(event) => model.select([domain], event.currentTarget.checked)}
            />
            <label className="body" htmlFor={`rule-${place}`} dir="auto" translate="no">
              {domain}
            </label>
            <button
              type="button"
              className="round rules-delete"
              aria-label={t('delete.one', { domain })}
              onClick={() => setAsked([domain])}
            >
              <Icon path={TRASH} />
            </button>
          </li>
        ))}
      </ul>
      <Pager t={t} rows={found.length} pageSize={PAGE_SIZE} page={page} onPage={turnTo} />
      <DeleteDialog t={t} model={model} asked={asked} onClose={() => setAsked([])} onDeleted={onDeleted} />
    </div>
  );
}

interface SelectBarProps extends Pick<RuleRowsProps, 't' | 'model' | 'list'> {
  /** The list, or the rules that the search has found. */
  found: readonly string[];
  /** The rows of this page. */
  shown: readonly string[];
  onDelete(): void;
  onExport(): void;
}

/**
 * The bar above the rows. Its checkbox ticks the page, and a button below then offers to tick all rules. While rules
 * are ticked, the bar shows their number, deletes them or clears the ticks. Otherwise it saves the list as a file.
 */
function SelectBar({ t, model, list, found, shown, onDelete, onExport }: SelectBarProps) {
  const selected = useStore(model.$selected);
  const all = useRef<HTMLInputElement>(null);
  const ticked = shown.filter((domain) => selected.has(domain)).length;
  const isPageTicked = ticked === shown.length && ticked > 0;
  const offersAll = isPageTicked && !found.every((domain) => selected.has(domain));
  useEffect(() => {
    if (all.current) all.current.indeterminate = ticked > 0 && !isPageTicked;
  });
  const name = shown.length < list.length ? t('select.page', { count: shown.length }) : t('select.all');
  const clear = () => {
    model.select([...selected], false);
    // The pressed button disappears with the ticks, so move the focus.
    all.current?.focus();
  };
  return (
    <>
      <div className="rules-bar">
        <label>
          <input
            ref={all}
            type="checkbox"
            className="check"
            checked={isPageTicked}
            onChange={(event) => model.select(shown, event.currentTarget.checked)}
          />
          {name}
        </label>
        <span role="status" className="figures">
          {selected.size > 0 && t('select.count', { count: selected.size })}
        </span>
        {selected.size === 0 ? (
          <button type="button" className="tool" onClick={onExport}>
            <Icon path={iconDownload} />
            {t('export')}
          </button>
        ) : (
          <>
            <button type="button" className="button slim danger" onClick={onDelete}>
              {t('delete.selected')}
            </button>
            <button type="button" className="tool" onClick={clear}>
              {t('select.none')}
            </button>
          </>
        )}
      </div>
      {offersAll && (
        <button type="button" className="go" onClick={() => model.select(found, true)}>
          {t(found === list ? 'select.everything' : 'select.found', { all: found.length })}
        </button>
      )}
    </>
  );
}
