import { test } from '../browser/support/fixtures.ts';
import { readOddStorage, STORED } from './support/odd-storage.ts';

for (const row of STORED) {
  const { area, key, contents, screen } = row;
  test(`${key} in ${area} × ${contents.length} odd contents @ ${screen}`, async ({ page, verbs }) => {
    test.setTimeout(30_000 + contents.length * 4_000);
    await readOddStorage(row, contents, { page, verbs });
  });
}
