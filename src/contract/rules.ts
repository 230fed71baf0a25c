import * as v from 'valibot';
import { describeCall, Nothing } from './call.ts';

/** The member's domain rules and how many there may be. */
export const Rules = v.object({ max: v.number(), list: v.nullish(v.array(v.string()), []) });
export type Rules = v.InferOutput<typeof Rules>;

/** An array of domains as a JSON string, because the API wants it that way. */
const DomainsAsJson = v.pipe(v.string(), v.parseJson(), v.array(v.string()));
const RulesList = v.object({ list: v.nullish(v.array(v.string()), []) });

/** The member's rules. */
export const userRules = describeCall('userRules', Nothing, Rules);

/** Adds domains; answers the whole new list. */
export const userRulesAdd = describeCall('userRulesAdd', v.strictObject({ data: DomainsAsJson }), RulesList);

/** Removes domains; answers the whole new list. */
export const userRulesRemove = describeCall('userRulesRemove', v.strictObject({ data: DomainsAsJson }), RulesList);
