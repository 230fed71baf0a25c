import type { RefObject } from 'react';
import { Icon } from '#icons/Icon.tsx';
import { iconCheck, iconWarning } from '#icons/icons.ts';
import type { MarkedLine, NotedLine } from './addition.ts';
import { RULE_MAX_LENGTH } from './judge-line.ts';
import type { RulesModel } from './rules-model.ts';
import type { RulesText } from './rules-texts.ts';

/** The number of marked lines shown at once. When the member settles one, the next line appears. */
const MARKED_SHOWN = 10;

/** The number of noted lines shown. The rest are counted. */
const NOTED_SHOWN = 5;

/** The icon of a minus sign, for lines that are left out, as path data. */
const MINUS = 'M5 12h14';

interface MarkedLinesProps {
  t: RulesText;
  model: RulesModel;
  marked: readonly MarkedLine[];
  /** True if these lines have just prevented adding. Screen readers then announce what to do. */
  isPressing: boolean;
  headRef: RefObject<HTMLHeadingElement | null>;
  /** Makes a change, and then moves the focus to the line at index `row`. */
  settle(row: number, change: () => void): void;
}

/**
 * The lines that are not accepted yet. Each has buttons that fix it with one press
 * (docs/behaviour/rules.md#marked-lines).
 */
export function MarkedLines({ t, model, marked, isPressing, headRef, settle }: MarkedLinesProps) {
  const shown = marked.slice(0, MARKED_SHOWN);
  const more = marked.length - shown.length;
  return (
    <section className="rules-marked stack" aria-labelledby="marked">
      <div>
        <h3 id="marked" ref={headRef} tabIndex={-1}>
          <Icon path={iconWarning} />
          {t('marked.title', { count: marked.length })}
        </h3>
        <p className="small" role={isPressing ? 'alert' : undefined}>
          {t(isPressing ? 'problems.unsettled' : 'marked.text')}
        </p>
      </div>
      {marked.length > 1 && <AllAtOnce t={t} model={model} marked={marked} settle={settle} />}
      <ul>
        {shown.map((marking, row) => (
          <li key={marking.line}>
            <p>
              <span dir="auto" translate="no">
                {marking.rule}
              </span>
              <small>{t(`marked.doubt.${marking.doubt}`)}</small>
            </p>
            <div className="row">
              {marking.correction?.[0] && (
                <button
                  type="button"
                  className="button quiet slim"
                  onClick={() => settle(row, () => model.settle([marking], 'correct'))}
                >
                  {marking.correction.length > 1
                    ? t('marked.split', { lines: marking.correction.length })
                    : t('marked.use', { domain: marking.correction[0] })}
                </button>
              )}
              <button
                type="button"
                className="go"
                aria-label={t('marked.keepOne', { line: marking.rule })}
                onClick={() => settle(row, () => model.keepAsTyped([marking]))}
              >
                {t('marked.keep')}
              </button>
              <button
                type="button"
                className="go"
                aria-label={t('marked.removeOne', { line: marking.rule })}
                onClick={() => settle(row, () => model.settle([marking], 'remove'))}
              >
                {t('marked.remove')}
              </button>
            </div>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="small soft">{t('marked.more', { more })}</p>}
    </section>
  );
}

/** Buttons that change all marked lines with one press. */
function AllAtOnce({ t, model, marked, settle }: Omit<MarkedLinesProps, 'isPressing' | 'headRef'>) {
  const correctable = marked.filter(({ correction }) => correction);
  return (
    <div className="row">
      {correctable.length > 1 && (
        <button
          type="button"
          className="button quiet slim"
          onClick={() => settle(0, () => model.settle(correctable, 'correct'))}
        >
          {t('marked.useAll', { lines: correctable.length })}
        </button>
      )}
      <button type="button" className="go" onClick={() => settle(0, () => model.keepAsTyped(marked))}>
        {t('marked.keepAll')}
      </button>
      <button type="button" className="go" onClick={() => settle(0, () => model.settle(marked, 'remove'))}>
        {t('marked.removeAll')}
      </button>
    </div>
  );
}

/** The lines that need no decision: they are shortened, or left out as duplicates (docs/behaviour/rules.md#lines). */
export function NotedLines({ t, noted }: { t: RulesText; noted: readonly NotedLine[] }) {
  if (noted.length === 0) return null;
  const more = noted.length - NOTED_SHOWN;
  return (
    <ul className="rules-noted small">
      {noted.slice(0, NOTED_SHOWN).map(({ rule, note }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same line may be left out twice
        <li key={place}>
          <Icon path={note === 'cut' ? iconCheck : MINUS} />
          <p>
            <span dir="auto" translate="no">
              {rule}
            </span>
            <small>{t(`note.${note}`, { length: RULE_MAX_LENGTH })}</small>
          </p>
        </li>
      ))}
      {more > 0 && <li className="soft">{t('note.more', { more })}</li>}
    </ul>
  );
}
