/**
 * What others do to a page: extensions, password managers and translators, as public reports describe it
 * (https://github.com/facebook/react/issues/11538, #24430, #27673, #32557; vercel/next.js#43638, #51816). Each is run in
 * the page.
 */
export const CHANGES = {
  /** LastPass, Keeper and others: nodes before, behind and inside what they look at, and attributes. */
  inserted: () => {
    for (const field of document.querySelectorAll('main :is(input, textarea)')) {
      field.before(document.createElement('div'));
      field.after(document.createElement('keeper-lock'));
    }
    for (const place of document.querySelectorAll('main :is(astro-island, form, button, .field)')) {
      place.prepend(document.createElement('span'));
      place.append(document.createElement('span'));
    }
    for (const element of document.querySelectorAll('main *')) element.setAttribute('data-extension', '1');
  },
  /** Translators that keep the text's node, in elements of their own. */
  wrapped: () => {
    const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('[translate=no], script, style, textarea, option')) continue;
      const outer = document.createElement('font');
      text.replaceWith(outer);
      outer.append(document.createElement('font'));
      outer.firstElementChild?.append(text);
    }
  },
  /** Chrome's: each text gives way to an element with another text. */
  translated: () => {
    const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('[translate=no], script, style, textarea, option')) continue;
      const inner = document.createElement('font');
      inner.textContent = `«${text.data}»`;
      const outer = document.createElement('font');
      outer.append(inner);
      text.replaceWith(outer);
    }
  },
  /** Extensions that find telephone numbers, words or prices. */
  split: () => {
    const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.data.trim().length < 2 || text.parentElement?.closest('script, style, textarea, option')) continue;
      const mark = document.createElement('mark');
      mark.append(text.splitText(Math.ceil(text.data.length / 2)));
      text.after(mark);
    }
  },
  /** Blockers. */
  removed: () => {
    for (const element of document.querySelectorAll('main :is(.hint, .lede, svg)')) element.remove();
  },
} as const satisfies Record<string, () => void>;

/** The name of a change. */
export type ChangeName = keyof typeof CHANGES;
/** All of them. */
export const CHANGE_NAMES = Object.keys(CHANGES) as ChangeName[];
