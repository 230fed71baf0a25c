import type * as contract from '#contract/rules.ts';
import { type AccountRow, all, run } from '../database.ts';
import { Refusal } from '../refusal.ts';
import type { World } from '../world.ts';
import type { HandlersOf } from './handler.ts';

/** The greatest length of a rule, in characters (docs/behaviour/rules.md#lines). */
const MAX_RULE_LENGTH = 150;

/** Answers of the domain rules' calls (docs/api.md#calls). */
export const ruleHandlers = {
  userRules: {
    who: 'lin',
    example: {},
    answer: (_payload, { world, member }) => ({ max: world.settings.maxRules, list: rules(world, member) }),
  },

  userRulesAdd: {
    who: 'lin',
    example: { data: '["a.example"]' },
    answer: ({ data }, { world, member }) => {
      if (data.some((domain) => domain.length > MAX_RULE_LENGTH)) throw new Refusal('ruleTooLong');
      const union = new Set([...rules(world, member), ...data]);
      if (union.size > world.settings.maxRules) throw new Refusal('rulesLimit');
      for (const domain of data) {
        run(world.db, 'INSERT OR IGNORE INTO rule (account, domain) VALUES (?, ?)', member.id, domain);
      }
      return { list: rules(world, member) };
    },
  },

  userRulesRemove: {
    who: 'lin',
    example: { data: '["a.example"]' },
    answer: ({ data }, { world, member }) => {
      for (const domain of data) run(world.db, 'DELETE FROM rule WHERE account = ? AND domain = ?', member.id, domain);
      return { list: rules(world, member) };
    },
  },
} satisfies HandlersOf<typeof contract>;

function rules(world: World, member: AccountRow): string[] {
  const rows = all<{ domain: string }>(world.db, 'SELECT domain FROM rule WHERE account = ? ORDER BY rowid', member.id);
  return rows.map(({ domain }) => domain);
}
