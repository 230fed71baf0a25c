import type { Example, OpenApi, Operation } from './document.ts';
import { fieldRows } from './fields-table.ts';
import type { JsonSchema } from './kinds.ts';
import { PROPOSED_FIELD } from './proposals.ts';

/** How many items of a list an example shows. */
const ITEMS_SHOWN = 2;

/** The reference as a page for readers, in Markdown. */
export function writePage(api: OpenApi): string {
  const tags = api.tags.map(({ name }) => name);
  const operations = Object.values(api.paths)
    .map(({ post }) => post)
    .sort((one, other) => tags.indexOf(one.tags[0] ?? '') - tags.indexOf(other.tags[0] ?? ''));
  const calls = operations.filter((operation) => !operation['x-proposal']);
  const proposals = operations.filter((operation) => operation['x-proposal']);
  const shared = Object.entries(api.components.schemas).filter(([name]) => isUsed(api, name));
  return `${[
    INTRODUCTION,
    '## All calls',
    table(
      ['call', 'does', 'who may call', 'kind'],
      calls.map((one) => [`[${one.operationId}](#${slug(one.operationId)})`, one.summary, caller(one), kind(one)]),
    ),
    ...api.tags.flatMap(({ name, description }) => [
      `## ${name[0]?.toUpperCase()}${name.slice(1)}`,
      description,
      ...calls.filter(({ tags }) => tags.includes(name)).flatMap((one) => callSection(one)),
    ]),
    '## Parts of answers',
    ...shared.flatMap(([name, schema]) => [`### Object ${name}`, schema.description ?? '', fieldsTable(schema)]),
    '## Kinds of fields',
    'What the site asks for, and what it understands besides. Where values are listed (`1`, `2`), the number as text is understood.',
    table(
      ['kind', 'should be', 'is understood as well'],
      Object.entries(api['x-kinds'])
        .filter(([name]) => !name.startsWith('one of '))
        .map(([name, { schema, understood }]) => [
          name,
          schema.oneOf ? `[one of ${schema.oneOf.length} objects](../api.md#order-replies)` : code(schema),
          understood ?? '',
        ]),
    ),
    '## Proposals',
    PROPOSALS,
    `### ${PROPOSED_FIELD.name} of info`,
    PROPOSED_FIELD.why,
    fieldsTable(PROPOSED_FIELD.json),
    block(PROPOSED_FIELD.example),
    ...proposals.flatMap((one) => callSection(one)),
  ]
    .filter(Boolean)
    .join('\n\n')}\n`;
}

const INTRODUCTION = `# Calls

Made by \`npm run openapi\` from \`src/contract\` and the answers of a sandbox; don’t edit it. The same for programs:
[openapi.json](openapi.json) (OpenAPI 3.1). What all calls have in common (address, wrapper, token, CORS) stands in [the API](../api.md); how
to build a server that answers them, in [Build the API](build.md).

Fields marked ○ may be absent or \`null\`, in answers; what the site takes for them then stands in the last column. The site sends all fields
of a request, and no others. Lists in examples are cut after ${ITEMS_SHOWN} items. The codes of refusals are the sandbox’s: another API may have others, but for 12009 and
12011 ([restart codes](../behaviour/recovery.md#restart-codes)). A call for members that comes without a token, or with one that has ended,
must be refused with \`"logout": true\`.`;

const PROPOSALS = `What follows the API need not have. The site works without, and makes none of these calls; [openapi.json](openapi.json) marks them with
\`x-proposal\`. A fourth one, the header \`Idempotency-Key\`, is made already and can be switched on: [idempotency key](../api.md#idempotency-key).`;

function callSection(operation: Operation): string[] {
  const { operationId, summary, description = '', requestBody, responses } = operation;
  const [type = '', body] = Object.entries(requestBody.content)[0] ?? [];
  const answer = responses[200].content['application/json'];
  const bean = answer.schema.oneOf?.[0]?.properties?.bean ?? {};
  const cited = (operation['x-cited'] ?? []).map(
    (path) => `[${path.replace(/^.*[#/]/, '')}](../${path.replace(/^docs\//, '')})`,
  );
  const more = cited.length > 0 ? `More: ${cited.join(', ')}.` : '';
  return [
    `### ${operationId}`,
    [summary, description, more].filter(Boolean).join(' '),
    `${caller(operation)} · ${kind(operation)} · ${type === 'application/json' ? 'JSON' : type}${operation.parameters ? ' · may carry an [idempotency key](../api.md#idempotency-key)' : ''}`,
    'Takes:',
    ...(body ? alternatives(body.schema) : []),
    ...exampleBlocks(ofEachShape(body?.examples)),
    'Answers:',
    ...alternatives(bean),
    ...exampleBlocks(onlyGood(answer.examples)),
    ...refusals(operation),
  ];
}

function refusals({ 'x-refusals': rows }: Operation): string[] {
  if (rows.length === 0) return [];
  return [
    'Refused:',
    table(
      ['code', 'when', 'words', 'the site'],
      rows.map(({ code, title, words, site }) => [String(code), title, words ?? '', site]),
    ),
  ];
}

function alternatives(schema: JsonSchema): string[] {
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices) {
    return choices.flatMap((one, index) => [
      `${index > 0 ? 'or' : 'One of these:'} ${one.description ?? ''}`.trim(),
      ...alternatives(one),
    ]);
  }
  return [fieldsTable(schema)];
}

function fieldsTable(schema: JsonSchema): string {
  const rows = fieldRows(schema);
  if (typeof rows === 'string') return rows;
  const hasDefaults = rows.some(([, , , initial]) => initial);
  return hasDefaults
    ? table(['field', 'form', 'means', 'if absent'], rows)
    : table(
        ['field', 'form', 'means'],
        rows.map((row) => row.slice(0, 3)),
      );
}

function exampleBlocks(examples: Record<string, Example> | undefined): string[] {
  const all = Object.values(examples ?? {});
  return all.flatMap(({ summary, value }) => [...(all.length > 1 ? [`*${summary}*`] : []), block(shortened(value))]);
}

/** One request of each shape, leaving out those that differ only in values. */
function ofEachShape(examples: Record<string, Example> = {}): Record<string, Example> {
  const shapes = new Map(
    Object.entries(examples)
      .reverse()
      .map(([key, example]) => [String(Object.keys(Object(example.value))), [key, example] as const]),
  );
  return Object.fromEntries([...shapes.values()].reverse());
}

function onlyGood(examples: Record<string, Example> = {}): Record<string, Example> {
  return Object.fromEntries(Object.entries(examples).filter(([, { value }]) => Object(value).code === 200));
}

function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, ITEMS_SHOWN).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shortened(inner)]));
}

function caller(operation: Operation): string {
  return operation['x-caller'] === 'member' ? 'members' : 'anyone';
}

function kind(operation: Operation): string {
  return operation['x-reads'] ? 'reads' : 'changes';
}

function isUsed(api: OpenApi, name: string): boolean {
  return JSON.stringify([api.paths, api.components.schemas]).includes(`#/components/schemas/${name}"`);
}

function slug(name: string): string {
  return name.toLowerCase();
}

function code(value: unknown): string {
  return `\`${JSON.stringify(value).replaceAll('|', '\\|')}\``;
}

function block(value: unknown): string {
  return `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('\n', ' ')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
