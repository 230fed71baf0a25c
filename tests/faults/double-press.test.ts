import { test } from '../browser/support/fixtures.ts';
import { PRESSES, pressTwice } from './support/presses.ts';

for (const press of PRESSES) {
  test(press.name, async ({ page, sandbox, verbs }) => pressTwice(press, { page, sandbox, verbs }));
}
