import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import type { Rules } from '#contract/rules.ts';
import { Icon } from '#icons/Icon.tsx';
import { iconRefresh } from '#icons/icons.ts';
import picture from '#ui/art/empty-rules.svg?url&no-inline';
import { Dialog } from '#ui/controls/Dialog.tsx';
import { Empty } from '#ui/feedback/Empty.tsx';
import { LazyPart } from '#ui/feedback/LazyPart.tsx';
import { LoadFailure } from '#ui/feedback/LoadFailure.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { RuleRows } from './RuleRows.tsx';
import type { RulesModel } from './rules-model.ts';
import type { RulesText } from './rules-texts.ts';

/** A member's rules, and the actions for them. `src/first-render` also renders it, before React has loaded. */
export function RuleList({ t, model, rules }: { t: RulesText; model: RulesModel; rules: Rules }) {
  const reloadFailure = useStore(model.reloading.$failure);
  const needsRestart = useStore(model.$needsRestart);
  const hasText = useStore(model.$hasText);
  const [isAdding, setAdding] = useState(false);
  const [changes, setChanges] = useState(0);
  const head = useRef<HTMLHeadingElement>(null);
  // After a change the dialog has closed, and the pressed button may have gone with its row. So move the focus to the
  // heading.
  useEffect(() => {
    if (changes > 0) head.current?.focus();
  }, [changes]);
  const { list, max } = rules;
  const used = max == null ? t('count', { count: list.length }) : t('used', { used: list.length, max });
  const isEmpty = list.length === 0;
  const isFull = max != null && list.length >= max;
  const countChange = () => setChanges((count) => count + 1);
  const closeAdd = () => setAdding(false);
  // The button that adds rules. It is beside the count, and on phones in the bar at the bottom of the window.
  const act = () => (
    <button type="button" className="button" onClick={() => setAdding(true)}>
      {t(hasText ? 'add.goOn' : 'add.open')}
    </button>
  );
  const unsent = hasText && <p className="small soft">{t('add.unsent')}</p>;
  return (
    <div className="stack rules">
      {reloadFailure !== undefined && (
        <LoadFailure t={t} failure={reloadFailure} onRetry={() => void model.reload().then(countChange)}>
          <p>{t('old')}</p>
        </LoadFailure>
      )}
      <div className="heard" role="status">
        {needsRestart && (
          <p className="notice">
            <Icon path={iconRefresh} />
            {t('restart')}
          </p>
        )}
      </div>
      <div className="sides stack">
        <div className="stack">
          {!isEmpty && (
            <div className="rules-used">
              <h2 ref={head} tabIndex={-1}>
                {used}
              </h2>
              {act()}
              {isFull && <p className="soft small">{t('fullHint')}</p>}
              {unsent}
            </div>
          )}
          {isEmpty && (
            <Empty picture={picture} text={t('empty')} level={2} textRef={head}>
              {max != null && <p>{t('limit', { max })}</p>}
              {act()}
              {unsent}
            </Empty>
          )}
          {!isEmpty && <RuleRows t={t} model={model} list={list} onDeleted={countChange} />}
        </div>
        <HowToWrite t={t} />
      </div>
      <div className="act-bar">{act()}</div>
      <Dialog t={t} title={t('add.title')} isOpen={isAdding} onClose={closeAdd}>
        {/* Most visits only read the list, so the form's code loads when it is needed. */}
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

/** The page before the list has loaded: its shape, and the texts that never change. */
export function RulesSkeleton({ t }: { t: RulesText }) {
  return (
    <div className="sides stack">
      <div className="stack">
        <div className="rules-used">
          <Skeleton t={t} lines={1} />
        </div>
        <Skeleton lines={6} isList />
      </div>
      <HowToWrite t={t} />
    </div>
  );
}

/** Explains the two ways to write a domain, and when a change takes effect. */
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
