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

/** Calls whose answers contain secrets, which no report may show. */
const SECRET: readonly CallName[] = ['login', 'greenChannel', 'appleId'];

/** The greatest number of characters of a value that a report shows. */
const LONGEST = 60;

const ajv = new Ajv2020({ strict: false, allErrors: true }).addSchema({ $id: 'api:', components: closed(components) });
const compiled = new Map<CallName, ValidateFunction[]>();

/** Returns the example payload of a call. */
export function exampleOf(name: CallName): Record<string, unknown> {
  return { ...Object(operations.get(name)?.requestBody.content['application/json']?.example) };
}

/**
 * Reads the answer to a call as the site would, and returns what is wrong with it. The site can't use what its own
 * schemas can't read. It tolerates an answer that only differs from the API's description. The bean is undefined for a
 * refusal, and for an answer that the site can't read.
 */
export function judge(
  name: CallName,
  { problem, code, words, bean, logout }: Answer,
): { findings: Finding[]; bean?: unknown } {
  const alone = (text: string) => ({ findings: [{ weight: 'unusable' as const, place: '', text }] });
  if (problem) return alone(problem);
  if (code === undefined) return alone('has no wrapper: send {"code": 200, "bean": …}');
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

/**
 * Returns where a bean differs from the description. If the description has several forms, compares the bean with the
 * most similar one.
 */
function differencesIn(name: CallName, bean: unknown): ErrorObject[] {
  const forms = compiled.get(name) ?? formsOf(name).map((form) => ajv.compile(closed(form)));
  compiled.set(name, forms);
  const all = forms.map((isRight) => (isRight(bean) ? [] : (isRight.errors ?? [])));
  const [best = []] = all.sort((one, other) => one.length - other.length);
  // A field that may be null has two errors, one of them about null. Keep the other one only.
  return best.filter(({ keyword, params }) => keyword !== 'anyOf' && params.type !== 'null');
}

function formsOf(name: CallName): JsonSchema[] {
  const { schema } = operations.get(name)?.responses[200].content['application/json'] ?? {};
  const [done = {}] = (schema?.oneOf ?? []) as JsonSchema[];
  const bean = done.properties?.bean ?? {};
  return bean.oneOf ?? [bean];
}

/** Returns a schema that refuses fields that it does not name. Its references point into the API's description. */
function closed<Schema extends object>(schema: Schema): Schema {
  const text = JSON.stringify(schema).replaceAll('"#/', '"api:#/');
  return JSON.parse(text, (_, value) =>
    value?.properties && value.type ? { additionalProperties: false, ...value } : value,
  );
}
