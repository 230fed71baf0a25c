/**
 * The script `/new-version.js`: loaded by pages with islands when code of theirs does not come. Unlike all other scripts its address
 * never changes, so pages of an older version of the site get the newest one: what it reads of a page must stay as it is.
 */
import {
  ATTRIBUTE_AWAKE,
  ATTRIBUTE_CLEAN,
  ATTRIBUTE_PRESSED,
  AWAKE_ISLAND,
  ISLAND,
  ISLAND_SCRIPT,
  pageData,
} from '../protocol.ts';
import { sessionValues } from '../stores/storage.ts';

/**
 * Is a new version of this page online, for which the files of the old one are gone? Then it is loaded, if nobody loses anything or
 * is interrupted (docs/behaviour/errors.md#new-versions). Answers what to say about it otherwise; undefined if the version is the same
 * or the host can't be reached.
 */
export async function findNewVersion(): Promise<string | undefined> {
  // Every change of a page's code changes these names.
  const entries = [...document.querySelectorAll(ISLAND)].map((island) => island.getAttribute(ISLAND_SCRIPT));
  let html = '';
  try {
    const answer = await fetch(location.pathname, { cache: 'no-store' });
    if (answer.ok) html = await answer.text();
  } catch {
    // No host, no version.
  }
  if (!html.includes(`<${ISLAND}`) || entries.every((entry) => html.includes(`${entry}`))) return undefined;
  const tried = sessionValues.get('outdated') ?? '';
  const name = entries.join();
  // Once for each version, and not at all where that can't be remembered: never in a circle.
  if (!tried.includes(name) && !isInUse() && sessionValues.set('outdated', `${tried} ${name}`)) location.reload();
  return NEW_VERSION_TEXTS[pageData().locale ?? ''];
}

/**
 * Would somebody lose something, or be interrupted? A form that is awake keeps e-mail addresses; only a ticket's, which says whether it
 * is busy, does not, but it also says whether it is clean.
 */
function isInUse(): boolean {
  const signs = [
    'dialog[open]',
    'main :is(input, textarea, select):focus',
    `form[${ATTRIBUTE_PRESSED}]`,
    'main[aria-busy=true]',
    `${AWAKE_ISLAND} form[aria-busy]:not([${ATTRIBUTE_CLEAN}])`,
  ];
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    `main :is(input, textarea):not(form[${ATTRIBUTE_AWAKE}]:not([aria-busy]) [type=email])`,
  );
  return !!document.querySelector(signs.join()) || [...fields].some((field) => field.value !== field.defaultValue);
}
