import { toJsonSchema } from '@valibot/to-json-schema';
import { ReportSchema } from '../../src/contract/report.ts';

/**
 * `docs/watching.schema.json`: the form of the reports that pages send, for developers of a server that takes them
 * (docs/watching.md#fields).
 */
export function reportSchema(): string {
  const { $schema, ...schema } = toJsonSchema(ReportSchema, { target: 'draft-2020-12' });
  return `${JSON.stringify({ $schema, title: 'A report on how a page went', ...schema }, null, 2)}\n`;
}
