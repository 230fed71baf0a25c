import * as v from 'valibot';
import { Count } from './bounds.ts';
import { describeCall, describeRead, Nothing } from './call.ts';
import { field, Items, Optional } from './fields.ts';

/** A domain. It is always a text. Other texts may be numbers, but a domain may not. */
const Domain = /* @__PURE__ */ field<string>('a domain', (value) => (typeof value === 'string' ? value : undefined));

/** The member's domain rules, and how many are allowed. Without `max` only the server knows when there are too many. */
export const Rules = v.object({
  /** How many rules are allowed. */
  max: Optional(Count),
  /** The member's domains. */
  list: v.nullish(Items(Domain), []),
});
/** The member's domain rules, as the site reads them. */
export type Rules = v.InferOutput<typeof Rules>;

/**
 * The complete new list; null if it did not arrive complete. Then the site fetches the list, because the change has been
 * made.
 */
const NewList = /* @__PURE__ */ field<{ list: string[] }, { list: string[] | null }>('a list', (value) => {
  const { list } = Object(value);
  const isWhole = Array.isArray(list) && list.every((domain) => typeof domain === 'string');
  return { list: isWhole ? list : null };
});

/** The payload of both changes. */
const domains = {
  /** Domains as JSON in a text, as the API demands: `"[\"example.com\"]"`. */
  data: v.pipe(v.string(), v.parseJson(), v.array(v.string())),
};

/** The payload of `userRules`. */
export const userRulesPayload = Nothing;

/** Returns the member's rules. Some servers send null to a member without rules. */
export const userRules = describeRead('userRules', v.nullish(Rules, {}));

/** The payload of `userRulesAdd`. */
export const userRulesAddPayload = v.strictObject(domains);

/** Adds domains. Returns the complete new list. */
export const userRulesAdd = describeCall('userRulesAdd', NewList);

/** The payload of `userRulesRemove`. */
export const userRulesRemovePayload = v.strictObject(domains);

/** Removes domains. Returns the complete new list. */
export const userRulesRemove = describeCall('userRulesRemove', NewList);
