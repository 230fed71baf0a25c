import * as v from 'valibot';
import { CALLS, type CallName } from './calls.ts';
import { DIRECTIVES, ERROR_NAMES, SPANS_MS } from './values/report.ts';

/**
 * What a report holds (docs/watching.md#fields). Every text is from a fixed list, or a name that the build has given,
 * so a report can carry nothing personal. Browsers get only the types; `docs/watching.schema.json` is made from the
 * schema.
 */

/** Milliseconds since the page was opened. More than ten minutes means that the clock jumped. */
const Ms = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600_000));
const Count = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500));
const Base = v.pipe(v.number(), v.integer(), v.minValue(0), v.description('place in apiBases, from 0'));

/** How a call can go. */
const OUTCOMES = [
  'answered',
  'refused',
  'sessionEnded',
  'offline',
  'unreachable',
  'timeout',
  'status',
  'contract',
  'code',
  'outdated',
  'other',
] as const;

/** What can go wrong with a page. */
const FAULTS = ['script', 'promise', 'action', 'island', 'sleep', 'code', 'policy'] as const;

const CallSchema = v.strictObject({
  call: v.pipe(
    v.picklist(Object.keys(CALLS) as [CallName, ...CallName[]]),
    v.description('the call’s name in the API'),
  ),
  outcome: v.pipe(v.picklist(OUTCOMES), v.description('how it went')),
  code: v.pipe(
    v.optional(v.pipe(v.number(), v.integer())),
    v.description('with "refused" the API’s code, with "status" the HTTP status'),
  ),
  base: Base,
  withinMs: v.pipe(v.picklist(SPANS_MS), v.description('it took at most so long, in milliseconds')),
  online: v.pipe(v.boolean(), v.description('did the browser take itself to be online?')),
  count: v.pipe(Count, v.description('how many calls went just so')),
});

const TrySchema = v.strictObject({
  base: Base,
  outcome: v.pipe(v.picklist(['offline', 'unreachable', 'timeout', 'status']), v.description('why it was no use')),
  count: v.pipe(Count, v.description('how often')),
});

const FaultSchema = v.strictObject({
  kind: v.pipe(v.picklist(FAULTS), v.description('what went wrong')),
  error: v.pipe(v.optional(v.picklist(ERROR_NAMES)), v.description('the error’s class, never its message')),
  file: v.pipe(
    v.optional(v.pipe(v.string(), v.regex(/^(page|other|[\w.-]{1,60}\.[\w-]{8}\.js)$/))),
    v.description('the site’s own script file, "page" for a script in the document, "other" for a stranger’s'),
  ),
  line: v.pipe(v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))), v.description('line in that file')),
  column: v.pipe(v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))), v.description('column in that line')),
  directive: v.pipe(v.optional(v.picklist(DIRECTIVES)), v.description('what the policy forbade')),
  count: v.pipe(Count, v.description('how often')),
});

const TimingSchema = v.strictObject({
  navigation: v.pipe(
    v.picklist(['navigate', 'reload', 'back_forward', 'prerender']),
    v.description('how the page was opened'),
  ),
  firstByte: v.pipe(v.optional(Ms), v.description('first byte of the document (TTFB)')),
  firstPaint: v.pipe(v.optional(Ms), v.description('first content painted (FCP)')),
  largestPaint: v.pipe(v.optional(Ms), v.description('largest content painted (LCP)')),
  layoutShift: v.pipe(
    v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
    v.description('how much content has jumped (CLS), no unit'),
  ),
  interaction: v.pipe(v.optional(Ms), v.description('slowest answer to a press or key (INP)')),
  awake: v.pipe(v.optional(Ms), v.description('all islands of the screen answer')),
  content: v.pipe(v.optional(Ms), v.description('the screen’s first call is answered and painted')),
});

/** A report as it goes over the wire. */
export const ReportSchema = v.strictObject({
  version: v.pipe(v.literal(1), v.description('of this form')),
  build: v.pipe(
    v.string(),
    v.regex(/^[\da-f]{8}$/),
    v.description('the version of the site’s scripts, as the build names it'),
  ),
  screen: v.pipe(v.string(), v.regex(/^[a-z][A-Za-z]{1,29}$/), v.description('the screen’s name in the route table')),
  locale: v.pipe(v.string(), v.regex(/^[a-z]{2,8}$/), v.description('the page’s language')),
  connection: v.pipe(
    v.optional(v.picklist(['slow-2g', '2g', '3g', '4g'])),
    v.description('the kind of line, where the browser says'),
  ),
  asleep: v.pipe(
    v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99))),
    v.description('islands that were not awake yet'),
  ),
  timing: v.pipe(
    v.optional(TimingSchema),
    v.description('how fast the page was, in milliseconds; in its first report'),
  ),
  calls: v.pipe(v.optional(v.pipe(v.array(CallSchema), v.maxLength(50))), v.description('calls since the last report')),
  tries: v.pipe(
    v.optional(v.pipe(v.array(TrySchema), v.maxLength(50))),
    v.description('addresses of the API that could not be reached'),
  ),
  faults: v.pipe(
    v.optional(v.pipe(v.array(FaultSchema), v.maxLength(50))),
    v.description('what went wrong with the page'),
  ),
});

export type Report = v.InferOutput<typeof ReportSchema>;
/** How fast a page was. */
export type Timing = v.InferOutput<typeof TimingSchema>;
/** Calls of one name with the same outcome. */
export type CallCount = v.InferOutput<typeof CallSchema>;
/** Tries at one address with the same outcome. */
export type TryCount = v.InferOutput<typeof TrySchema>;
/** Faults of the same kind. */
export type FaultCount = v.InferOutput<typeof FaultSchema>;
