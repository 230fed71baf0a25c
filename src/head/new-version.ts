/**
 * The script `/new-version.js`. Pages with islands load it when code is missing. Other scripts have a new address for
 * each version, but this address never changes. So pages of an older version load the newest script, which must still
 * understand them.
 */
import {
  ATTRIBUTE_AWAKE,
  ATTRIBUTE_BUSY,
  ATTRIBUTE_CLEAN,
  ATTRIBUTE_PRESSED,
  AWAKE_ISLAND,
  ISLAND,
  ISLAND_SCRIPT,
  pageData,
} from '#protocol.ts';
import { sessionValues } from '#stores/storage.ts';

/**
 * Looks for a new version of this page, which would mean that the files of the old one may be gone. If there is one, the
 * page is reloaded, unless the visitor would lose something or be interrupted (docs/behaviour/errors.md#new-versions). In
 * that case it returns the text that tells the visitor. Returns undefined if the version is the same or the host can't be
 * reached.
 */
export async function findNewVersion(): Promise<string | undefined> {
  // Every change of a page's code changes these file names.
  const entries = [...document.querySelectorAll(ISLAND)].map((island) => island.getAttribute(ISLAND_SCRIPT));
  let html = '';
  try {
    const answer = await fetch(location.origin + location.pathname, { cache: 'no-store' });
    if (answer.ok) html = await answer.text();
  } catch {
    // If the host can't be reached, the version is unknown.
  }
  if (!html.includes(`<${ISLAND}`) || entries.every((entry) => html.includes(`${entry}`))) return undefined;
  const tried = sessionValues.get('outdated') ?? '';
  const name = entries.join();
  // Reload at most once per version, and never if that can't be stored. The page must not reload in a loop.
  if (!tried.includes(name) && !isInUse() && sessionValues.set('outdated', `${tried} ${name}`)) location.reload();
  return NEW_VERSION_TEXTS[pageData().locale ?? ''];
}

/**
 * Would a reload lose or interrupt something? The e-mail field of a hydrated form does not count, because the form stores
 * its address. Ticket forms do not store it. They have `data-busy`, and `data-clean` while nothing could be lost. Pages of
 * older versions have `aria-busy` instead.
 */
function isInUse(): boolean {
  const signs = [
    'dialog[open]',
    'main :is(input, textarea, select):focus',
    `form[${ATTRIBUTE_PRESSED}]`,
    `main:is([${ATTRIBUTE_BUSY}], [aria-busy=true])`,
    `${AWAKE_ISLAND} form:is([${ATTRIBUTE_BUSY}], [aria-busy]):not([${ATTRIBUTE_CLEAN}])`,
  ];
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    `main :is(input, textarea):not(form[${ATTRIBUTE_AWAKE}]:not([${ATTRIBUTE_BUSY}], [aria-busy]) [type=email])`,
  );
  return !!document.querySelector(signs.join()) || [...fields].some((field) => field.value !== field.defaultValue);
}
