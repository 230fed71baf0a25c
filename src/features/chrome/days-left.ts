/**
 * Shows in the header how many days a member's package has left (docs/behaviour/chrome.md#days-left). It uses the user
 * info that this tab has stored and calls nothing. Its place is chosen so that nothing else moves. What else a member's
 * page does only when it is idle comes in the same file.
 */

import { pageLocale } from '../../app/page-locale.ts';
import { membershipOf, orderLevels } from '../../core/expiry.ts';
import { fillIn } from '../../core/fill-in.ts';
import { DAYS } from '../../routes/days.ts';
import { LANGUAGE_TAG } from '../../routes/locales.ts';
import './hand-over.ts';
import { $session, momentsOf } from '../../session/session.ts';
import { adoptStyle } from '../../ui/adopt-style.ts';
import css from './days-left.css?inline';

adoptStyle(css);
const chip = document.createElement('a');
chip.className = 'days';
const words = chip.appendChild(document.createElement('span'));
document.querySelector('.header > .brand')?.after(chip);
const account = document.querySelector<HTMLAnchorElement>('.menu [data-days]');
if (account) chip.href = account.href;
const rules = new Intl.PluralRules(LANGUAGE_TAG[pageLocale]);

$session.subscribe((session) => {
  const info = session?.userInfo;
  const end = info && orderLevels(membershipOf(info, momentsOf(info))).main.end;
  const days = end && 'days' in end ? end.days : undefined;
  chip.hidden = days === undefined;
  words.textContent = days === undefined ? '' : fillIn(DAYS[pageLocale][rules.select(days)], { count: days });
});
