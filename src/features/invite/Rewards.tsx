import type { ShareData } from '#contract/invite.ts';
import { RewardType } from '#contract/values/invite-states.ts';
import { stateName } from '#core/state-names.ts';
import type { InviteText } from './texts.ts';

/** Days that a friend gets on top of a package of `days` at `level` (docs/behaviour/invite.md#bonus-table). */
const BONUS_TABLE = [
  { level: 2, days: 360, bonusDays: 30 },
  { level: 1, days: 720, bonusDays: 30 },
  { level: 1, days: 360, bonusDays: 15 },
] as const;

type Reward = ShareData['rewardList'][number];

/** What a friend's package brings both sides: the member's reward, and the friend's days on top of the package. */
export function Rewards({ t, list }: { t: InviteText; list: readonly Reward[] }) {
  const isOf = (bonus: (typeof BONUS_TABLE)[number]) => (row: Pick<Reward, 'type' | 'days'>) =>
    row.type === bonus.level && row.days === bonus.days;
  const alone = BONUS_TABLE.filter((bonus) => !list.some(isOf(bonus)));
  const rows = [...list, ...alone.map(({ level, days }) => ({ type: level, days, reward: 0 }))];
  return (
    <section className="card" aria-labelledby="rewards">
      <h2 id="rewards">{t('rewards.title')}</h2>
      {list.length === 0 && <p className="soft small">{t('rewards.empty')}</p>}
      <table className="table two-line">
        <thead>
          <tr>
            <th scope="col">{t('rewards.package')}</th>
            <th scope="col">{t('rewards.friend')}</th>
            <th scope="col" className="table-number">
              {t('rewards.reward')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => {
            const bonus = BONUS_TABLE.find((bonus) => isOf(bonus)(row));
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a package may be listed twice
              <tr key={`${place}-${row.type}-${row.days}`}>
                <th scope="row" className="two-main">
                  {packageName(t, row)}
                </th>
                <td className="two-side">{bonus && t('rewards.extra', { count: bonus.bonusDays })}</td>
                <td className="two-end table-number">
                  {row.reward ? t(`rewards.${stateName(RewardType, row.type)}`, { count: row.reward }) : '–'}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

/** A package's name by level and days, or by days alone if the level is unknown (docs/behaviour/invite.md#rewards). */
function packageName(t: InviteText, { type, days }: Pick<Reward, 'type' | 'days'>): string {
  return type === 1 || type === 2 ? t(`package.level${type}`, { count: days }) : t('days', { count: days });
}
