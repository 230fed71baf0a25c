import { type Chunk, neededEver } from '../script-graph.ts';
import { shortenNames } from '../short-names.ts';
import { attribute, codeIn, elementsOf, mapElements, newElement, type Page, type Site, scriptsOf } from './page.ts';
import { pruneStyles } from './prune-styles.ts';

const wordsOfChunks = new WeakMap<Chunk, Set<string>>();

/**
 * Joins a page's style elements into one, so that the policy needs one hash, and leaves out styles that apply neither to the page
 * nor to anything its code may show.
 */
export function joinStyles(page: Page, site: Site): Page {
  const styles = elementsOf(page, 'style');
  const [first] = styles;
  if (!first) return page;
  const own = wordsOfPage(page);
  for (const name of languageOf(page)) own.add(name);
  const ofCode = neededEver(site.scripts, scriptsOf(page)).map(wordsOfChunk);
  const css = pruneStyles(
    shortenNames(styles.map(codeIn).join('')),
    (name) => own.has(name) || ofCode.some((words) => words.has(name)),
  );
  return mapElements(page, (element) => {
    if (element === first) return newElement('style', {}, css);
    return element.tagName === 'style' ? undefined : element;
  });
}

/** What asks for the language of a page: `zh-Hans` answers to `:lang(zh-Hans)` and `:lang(zh)`. */
function languageOf(page: Page): string[] {
  const [tag = ''] = elementsOf(page, 'html').map((element) => attribute(element, 'lang'));
  return [tag, tag.replace(/-.*/, '')].map((name) => `:lang(${name})`);
}

/** All words of a page outside its styles. */
function wordsOfPage(page: Page): Set<string> {
  const texts = elementsOf(page)
    .filter(({ tagName }) => tagName !== 'style')
    .flatMap((element) => [
      element.tagName,
      ...Object.entries(element.properties).flat(2),
      ...element.children.map((child) => (child.type === 'text' ? child.value : '')),
    ]);
  return new Set(texts.join(' ').match(/[\w-]+/g));
}

function wordsOfChunk(chunk: Chunk): Set<string> {
  const known = wordsOfChunks.get(chunk);
  if (known) return known;
  const words = new Set(chunk.code.match(/[\w-]+/g));
  wordsOfChunks.set(chunk, words);
  return words;
}
