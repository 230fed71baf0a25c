import * as v from 'valibot';
import { Count } from './bounds.ts';
import { describeCall, describeRead, Nothing } from './call.ts';
import { field, Items, Optional } from './fields.ts';

/** A domain. Always a text: a number, which other texts may be, is not accepted. */
const Domain = /* @__PURE__ */ field<string>('a domain', (value) => (typeof value === 'string' ? value : undefined));

/** The member's domain rules, and how many are allowed; without `max` only the server knows when there are too many. */
export const Rules = v.object({
  /** How many rules are allowed. */
  max: Optional(Count),
  /** The member's domains. */
  list: v.nullish(Items(Domain), []),
});
export type Rules = v.InferOutput<typeof Rules>;

/** The complete new list; null if it did not come complete. Then the site fetches it, because the change has been made. */
const NewList = /* @__PURE__ */ field<{ list: string[] }, { list: string[] | null }>('a list', (value) => {
  const { list } = Object(value);
  const isWhole = Array.isArray(list) && list.every((domain) => typeof domain === 'string');
  return { list: isWhole ? list : null };
});

/** What both changes take. */
const domains = {
  /** Domains as JSON in a text, because the API wants it that way: `"[\"example.com\"]"`. */
  data: v.pipe(v.string(), v.parseJson(), v.array(v.string())),
};

/** What `userRules` takes. */
export const userRulesPayload = Nothing;

/** The member's rules. */
export const userRules = describeRead('userRules', Rules);

/** What `userRulesAdd` takes. */
export const userRulesAddPayload = v.strictObject(domains);

/** Adds domains; answers the whole new list. */
export const userRulesAdd = describeCall('userRulesAdd', NewList);

/** What `userRulesRemove` takes. */
export const userRulesRemovePayload = v.strictObject(domains);

/** Removes domains; answers the whole new list. */
export const userRulesRemove = describeCall('userRulesRemove', NewList);
