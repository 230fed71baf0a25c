import { test } from '../browser/support/fixtures.ts';
import { SHOWN, showOddReplies } from './support/odd-replies.ts';
import { ROWS } from './support/table.ts';

const seeds = Array.from({ length: SHOWN }, (_, index) => index + 1);

// What is pressed first makes a reply cost too much; the schemas read those by the thousand.
for (const row of ROWS.filter(({ journey }) => !journey.press)) {
  test(`${row.call} × ${SHOWN} odd replies @ ${row.place}`, async ({ page, sandbox, verbs }) => {
    test.setTimeout(30_000 + SHOWN * 4_000);
    await showOddReplies(row, seeds, { page, sandbox, verbs });
  });
}
