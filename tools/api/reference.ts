import { readComments } from './comments.ts';
import { describeApi } from './document.ts';
import { writePage } from './page.ts';
import { recordExamples } from './record.ts';

/**
 * The files of the reference with their contents, made from the contract and a sandbox.
 */
export async function makeReference(
  root: string,
): Promise<Record<'docs/api/openapi.json' | 'docs/api/calls.md', string>> {
  const api = describeApi(readComments(root), await recordExamples());
  return {
    'docs/api/openapi.json': `${JSON.stringify(api, null, 2)}\n`,
    'docs/api/calls.md': writePage(api),
  };
}
