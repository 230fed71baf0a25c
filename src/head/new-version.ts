/**
 * The script `/new-version.js`: pages with islands load it when code is missing. Unlike other scripts its address never
 * changes, so pages of an older version get the newest script: it must keep reading old pages correctly.
 */
import {
  ATTRIBUTE_AWAKE,
  ATTRIBUTE_CLEAN,
  ATTRIBUTE_PRESSED,
  AWAKE_ISLAND,
  ISLAND,
  ISLAND_SCRIPT,
  pageData,
} from '#protocol.ts';
import { sessionValues } from '#stores/storage.ts';

/**
 * Is a new version of this page online, so that the files of the old one may be gone? Then the page is reloaded, unless
 * the visitor would lose something or be interrupted (docs/behaviour/errors.md#new-versions); in that case returns the
 * text that says so. Undefined if the version is the same or the host can't be reached.
 */
export async function findNewVersion(): Promise<string | undefined> {
  // Every change of a page's code changes these file names.
  const entries = [...document.querySelectorAll(ISLAND)].map((island) => island.getAttribute(ISLAND_SCRIPT));
  let html = '';
  try {
    const answer = await fetch(location.pathname, { cache: 'no-store' });
    if (answer.ok) html = await answer.text();
  } catch {
    // Without the host the version can't be known.
  }
  if (!html.includes(`<${ISLAND}`) || entries.every((entry) => html.includes(`${entry}`))) return undefined;
  const tried = sessionValues.get('outdated') ?? '';
  const name = entries.join();
  // At most one reload per version, and none if that can't be stored: the page must never reload in a loop.
  if (!tried.includes(name) && !isInUse() && sessionValues.set('outdated', `${tried} ${name}`)) location.reload();
  return NEW_VERSION_TEXTS[pageData().locale ?? ''];
}

/**
 * Would a reload lose or interrupt something? A hydrated form stores its e-mail address, but for ticket forms, which have
 * `aria-busy`, and `data-clean` while nothing could be lost.
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
