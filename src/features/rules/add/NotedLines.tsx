import { Icon } from '#icons/Icon.tsx';
import { iconCheck } from '#icons/icons.ts';
import type { NotedLine } from '../domains/domains.ts';
import { RULE_MAX_LENGTH } from '../domains/judge-line.ts';
import { iconMinus } from '../icons.ts';
import type { RulesText } from '../texts.ts';

/** Lines shown; the rest are counted. */
const LINES_SHOWN = 5;

/**
 * Lines that are cut, or left out because they are there already. For information only: they need no decision
 * (docs/behaviour/rules.md#lines).
 */
export function NotedLines({ t, noted }: { t: RulesText; noted: readonly NotedLine[] }) {
  if (noted.length === 0) return null;
  const more = noted.length - LINES_SHOWN;
  return (
    <ul className="rules-noted small">
      {noted.slice(0, LINES_SHOWN).map(({ rule, note }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same line may be left out twice
        <li key={place}>
          <Icon path={note === 'cut' ? iconCheck : iconMinus} />
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
