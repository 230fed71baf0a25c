import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import type { Rules } from '#contract/rules.ts';
import { toCsv } from '#core/csv.ts';
import { Icon } from '#icons/Icon.tsx';
import { iconDownload, iconPlus, iconRefresh } from '#icons/icons.ts';
import { showToast } from '#stores/toasts.ts';
import picture from '#ui/art/empty-rules.svg?url&no-inline';
import { Dialog } from '#ui/controls/Dialog.tsx';
import { saveFile } from '#ui/controls/save-file.ts';
import { Empty } from '#ui/feedback/Empty.tsx';
import { LazyPart } from '#ui/feedback/LazyPart.tsx';
import { LoadFailure } from '#ui/feedback/LoadFailure.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { RulesTable } from './RulesTable.tsx';
import type { RulesModel } from './rules-model.ts';
import type { RulesText } from './rules-texts.ts';

/** A member's rules, and what can be done with them. Also painted before React (`src/painters`). */
export function RuleList({ t, model, rules }: { t: RulesText; model: RulesModel; rules: Rules }) {
  const reloadFailure = useStore(model.reloading.$failure);
  const needsRestart = useStore(model.$needsRestart);
  const hasText = useStore(model.$hasText);
  const [isAdding, setAdding] = useState(false);
  const [changes, setChanges] = useState(0);
  const head = useRef<HTMLHeadingElement>(null);
  // After a change the dialog has closed and the pressed button may be gone with its row, so the heading gets the
  // focus.
  useEffect(() => {
    if (changes > 0) head.current?.focus();
  }, [changes]);
  const { list, max } = rules;
  const used = max == null ? t('count', { count: list.length }) : t('used', { used: list.length, max });
  const isEmpty = list.length === 0;
  const countChange = () => setChanges((count) => count + 1);
  const isFull = max != null && list.length >= max;
  const openAdd = () => {
    if (isFull) showToast('danger', t('problems.full', { max }));
    else setAdding(true);
  };
  const closeAdd = () => setAdding(false);
  const exportCsv = () => {
    const text = toCsv([[t('column.domain')], ...list.map((domain) => [domain])]);
    saveFile('domain-rules.csv', 'text/csv;charset=utf-8', text);
  };
  const add = (
    <button type="button" className={isEmpty || isFull ? 'button quiet' : 'button'} onClick={openAdd}>
      <Icon path={iconPlus} />
      {t(hasText ? 'add.goOn' : 'add.open')}
    </button>
  );
  const unsent = hasText && <p className="small soft">{t('add.unsent')}</p>;
  return (
    <div className="stack">
      {reloadFailure !== undefined && (
        <LoadFailure t={t} failure={reloadFailure} onRetry={() => void model.reload().then(countChange)}>
          <p>{t('old')}</p>
        </LoadFailure>
      )}
      {needsRestart && (
        <p className="notice" role="status">
          <Icon path={iconRefresh} />
          {t('restart')}
        </p>
      )}
      <div className="sides stack">
        {isEmpty ? (
          <div>
            <Empty
              picture={picture}
              text={max == null ? t('empty.text') : t('empty.room', { max })}
              level={2}
              textRef={head}
            >
              {add}
            </Empty>
            {unsent}
          </div>
        ) : (
          <>
            <div className="aside card rules-used" data-full={isFull ? '' : undefined}>
              <h2 ref={head} tabIndex={-1}>
                {used}
              </h2>
              {max != null && <progress value={list.length} max={max} aria-label={used} />}
              {isFull && <p className="small">{t('fullHint')}</p>}
              {add}
              {unsent}
            </div>
            <RulesTable t={t} model={model} list={list} onDeleted={countChange}>
              <button type="button" className="button quiet slim" onClick={exportCsv}>
                <Icon path={iconDownload} />
                {t('export')}
              </button>
            </RulesTable>
          </>
        )}
        <HowToWrite t={t} />
      </div>
      {/* Most visits only read the list, so the form's code is fetched when the dialog opens. */}
      <Dialog t={t} title={t('add.title')} isOpen={isAdding} onClose={closeAdd}>
        <LazyPart t={t} load={() => import('./AddForm.tsx')} lines={5}>
          {({ AddForm }) => (
            <AddForm
              t={t}
              model={model}
              onClose={closeAdd}
              onAdded={() => {
                closeAdd();
                countChange();
              }}
            />
          )}
        </LazyPart>
      </Dialog>
    </div>
  );
}

/** The rules' page before the list is known: its shape, and what never changes. */
export function RulesSkeleton({ t }: { t: RulesText }) {
  return (
    <div className="sides stack">
      <div className="aside card rules-used">
        <Skeleton t={t} lines={3} />
      </div>
      <Skeleton lines={6} isList />
      <HowToWrite t={t} />
    </div>
  );
}

/** The two ways to write a domain, and when a change takes effect; for whoever reads, nothing waits for it. */
function HowToWrite({ t }: { t: RulesText }) {
  return (
    <aside className="aside rules-how" aria-labelledby="how">
      <h2 id="how">{t('how.title')}</h2>
      <dl>
        <dt>example.com</dt>
        <dd>{t('how.one')}</dd>
        <dt>*.example.com</dt>
        <dd>{t('how.under')}</dd>
      </dl>
      <p>{t('how.restart')}</p>
    </aside>
  );
}
