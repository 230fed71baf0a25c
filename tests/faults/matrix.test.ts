import { test } from '../browser/support/fixtures.ts';
import { tryCell } from './support/cell.ts';
import { CELLS } from './support/table.ts';

for (const cell of CELLS) {
  test(cell.name, async ({ page, sandbox, verbs }) => tryCell(cell, { page, sandbox, verbs }));
}
