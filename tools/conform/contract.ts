import { readFileSync } from 'node:fs';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import * as v from 'valibot';
import { CALLS, type CallName } from '#contract/calls.ts';
import type { describeApi } from '../api/document.ts';
import type { JsonSchema } from '../api/kinds.ts';
import type { Answer } from './answers.ts';
import type { Finding } from './findings.ts';

const { paths, components } = JSON.parse(readFileSync('docs/api/openapi.json', 'utf8')) as Awaited<
  ReturnType<typeof describeApi>
>;
const operations = new Map(Object.values(paths).map(({ post }) => [post.operationId, post]));

/** The calls that need a member's token. */
export const MEMBER_CALLS = [...operations].flatMap(([name, { security }]) => (security.length === 1 ? name : []));

/** Calls whose answers hold secrets, which no report may show. */
const SECRET: readonly CallName[] = ['login', 'greenChannel', 'appleId'];

/** The longest part of a value that is shown. */
const LONGEST = 60;

const ajv = new Ajv2020({ strict: false, allErrors: true }).addSchema({ $id: 'api:', components: closed(components) });
const compiled = new Map<CallName, ValidateFunction[]>();

/** The example of what a call takes. */
export function exampleOf(name: CallName): Record<string, unknown> {
  return { ...Object(operations.get(name)?.requestBody.content['application/json']?.example) };
}

/**
 * Reads the answer to a call as the site would, and says what is wrong with it: what the site's own schemas can't read is
 * of no use, and what only differs from the description is tolerated. The bean is undefined for a refusal, and for what
 * the site can't read.
 */
export function judge(
  name: CallName,
  { problem, code, words, bean, logout }: Answer,
): { findings: Finding[]; bean?: unknown } {
  const alone = (text: string) => ({ findings: [{ weight: 'unusable' as const, place: '', text }] });
  if (problem) return alone(problem);
  if (code === undefined) return alone('has no wrapper: {"code": 200, "bean": …} is expected');
  if (code !== 200) return alone(`is refused with code ${code}: ${words || 'no words that can be read'}`);
  const read = v.safeParse<v.GenericSchema>(CALLS[name].bean, bean);
  const valueAt = (place: string): string => {
    const value = place.split('.').reduce<unknown>((one, key) => (key ? Object(one)[key] : one), bean);
    return SECRET.includes(name) ? '' : `, is ${JSON.stringify(value)?.slice(0, LONGEST)}`;
  };
  const cost = read.typed ? 'the site leaves it out' : 'the site can’t use the answer';
  const findings = (read.issues ?? []).map((issue): Finding => {
    const place = v.getDotPath(issue) ?? '';
    const text = issue.input === undefined ? 'is missing' : `should be ${issue.expected}${valueAt(place)}`;
    return { weight: 'unusable', place, text: `${text}: ${cost}` };
  });
  const lost = findings.map(({ place }) => place);
  for (const { keyword, message, instancePath, params } of differencesIn(name, bean)) {
    const field: string | undefined = params.missingProperty ?? params.additionalProperty;
    const place = [...instancePath.split('/').slice(1), ...(field ? [field] : [])].join('.');
    if (lost.some((one) => !one || `${place}.`.startsWith(`${one}.`) || one.startsWith(`${place}.`))) continue;
    const unlike = keyword === 'required' ? 'is missing' : `${message?.replace(',null', '')}${valueAt(place)}`;
    const text = keyword === 'additionalProperties' ? 'is not known to the site' : unlike;
    findings.push({ weight: 'tolerated', place, text });
  }
  if (logout)
    findings.push({ weight: 'unusable', place: 'logout', text: 'is true in a success: it logs the reader out' });
  return { findings, bean: read.typed ? (read.output ?? {}) : undefined };
}

/** Where a bean differs from the description; of several forms, from the one that it is most like. */
function differencesIn(name: CallName, bean: unknown): ErrorObject[] {
  const forms = compiled.get(name) ?? formsOf(name).map((form) => ajv.compile(closed(form)));
  compiled.set(name, forms);
  const all = forms.map((isRight) => (isRight(bean) ? [] : (isRight.errors ?? [])));
  const [best = []] = all.sort((one, other) => one.length - other.length);
  // That a field is neither null nor what it should be is said once.
  return best.filter(({ keyword, params }) => keyword !== 'anyOf' && params.type !== 'null');
}

function formsOf(name: CallName): JsonSchema[] {
  const { schema } = operations.get(name)?.responses[200].content['application/json'] ?? {};
  const [done = {}] = (schema?.oneOf ?? []) as JsonSchema[];
  const bean = done.properties?.bean ?? {};
  return bean.oneOf ?? [bean];
}

/** A schema that takes no fields but those that it names, with references into the description. */
function closed<Schema extends object>(schema: Schema): Schema {
  const text = JSON.stringify(schema).replaceAll('"#/', '"api:#/');
  return JSON.parse(text, (_, value) =>
    value?.properties && value.type ? { additionalProperties: false, ...value } : value,
  );
}
