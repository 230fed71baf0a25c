/**
 * Shows on every page how many days a member's package has left (docs/behaviour/chrome.md#days-left). The days show in
 * the header, and on members' pages as a small horizon at the bottom of the menu. The script uses the user info that
 * this tab has stored and calls nothing. The places are chosen so that nothing else moves. The styles of both load with
 * this script.
 */

import { fillIn } from '#core/fill-in.ts';
import { formatDate } from '#core/time.ts';
import { type Expiry, standingOf } from '#domain/expiry.ts';
import { pageLocale } from '#protocol.ts';
import { DAYS } from '#routes/days.ts';
import { LANGUAGE_TAG } from '#routes/locales.ts';
import { $session, momentsOf } from '#session/session.ts';
import { type Horizon, skyOf, sunAt } from '#ui/horizon/horizon.ts';
import '../../../brand/horizon.css?adopt';
import './days-left.css?adopt';

/** With this many days left or fewer, the label in the header is amber. */
const FEW = 14;

const chip = document.createElement('a');
chip.className = 'header-days';
const words = chip.appendChild(document.createElement('span'));
// Insert the label before the menu, so that the menu stays at the end of the row.
document.querySelector('.header > .menu')?.before(chip);
const account = document.querySelector<HTMLAnchorElement>('.menu [data-days]');
if (account) chip.href = account.href;
/** The account page already shows the days in large type. */
const isShown = document.documentElement.dataset.screen !== 'account';
const rules = new Intl.PluralRules(LANGUAGE_TAG[pageLocale()]);

$session.subscribe((session) => {
  const info = session?.userInfo;
  const standing = info && standingOf(info, momentsOf(info));
  const end = standing?.levels.main.end;
  const days = end && 'days' in end ? end.days : undefined;
  const isOver = end?.kind === 'expired';
  chip.hidden = !isShown || !(isOver || days);
  const few = (days ?? 0) <= FEW ? 'soon' : '';
  chip.dataset.tone = isOver ? 'over' : few;
  words.textContent = isOver ? (account?.dataset.days ?? '') : daysText(days ?? 0);
  const window = document.querySelector<HTMLElement>('.menu-days');
  if (window) {
    window.hidden = !end || !('at' in end);
    if (standing && end && 'at' in end) fillCard(window, skyOf(standing.stage, end), end);
  }
});

function daysText(count: number): string {
  return fillIn(DAYS[pageLocale()][rules.select(count)], { count });
}

/** Fills the small horizon: its texts and the position of the sun. */
function fillCard(window: HTMLElement, { state, t }: Horizon, end: Extract<Expiry, { at: number }>): void {
  const { x, y } = sunAt(t);
  const { left = '', until = '', ended = '' } = window.dataset;
  window.dataset.state = state;
  window.style.setProperty('--x', String(x / 100));
  window.style.setProperty('--y', String(y / 100));
  const days = 'days' in end && end.days !== undefined ? fillIn(left, { days: daysText(end.days) }) : '';
  setText(window, 'strong', end.kind === 'expired' ? ended : days);
  setText(window, 'time', fillIn(until, { date: formatDate(end.at) }));
}

function setText(inside: HTMLElement, selector: string, text: string): void {
  const place = inside.querySelector(selector);
  if (place) place.textContent = text;
}
