import { tryCell } from '../../faults/support/cell.ts';
import { showOddReplies } from '../../faults/support/odd-replies.ts';
import { CELLS, ROWS } from '../../faults/support/table.ts';
import { test } from '../support/fixtures.ts';

/** A cell a screen, each with a fault that has once broken something; `npm run faults` tries them all. */
const SAMPLE = [
  'skuList × html @ packages',
  'greenChannel × html @ greenChannel',
  'login × truncated @ login',
  'info × offline @ account',
  'forgotReset × lost @ forgotPassword',
  'repass × lost @ resetPassword',
  'appleId × silent @ appleIdPublic',
  'ticketView × portal @ ticketContent',
  'ticketTouristView × noContent @ touristTicket',
  'userRulesAdd × lost @ rules',
  'invite × garbled @ invite share',
];

/** The screens that are fullest of what the API sends. */
const SHOWN = ['skuList @ register', 'info @ account', 'ticketView @ ticketContent', 'invite @ invite'];

for (const name of SAMPLE) {
  const cell = CELLS.find((one) => one.name === name);
  test(name, async ({ page, sandbox, verbs }) => {
    if (!cell) throw new Error(`The table has no cell ${name}`);
    await tryCell(cell, { page, sandbox, verbs });
  });
}

for (const name of SHOWN) {
  const row = ROWS.find(({ call, place }) => `${call} @ ${place}` === name);
  test(`odd replies: ${name}`, async ({ page, sandbox, verbs }) => {
    if (!row) throw new Error(`The table has no row ${name}`);
    await showOddReplies(row, [1, 2, 3, 4, 5], { page, sandbox, verbs });
  });
}
