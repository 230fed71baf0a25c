import type { Page } from 'playwright/test';

/** What others do to a page. */
export const CHANGE_NAMES = ['inserted', 'wrapped', 'translated', 'split', 'removed'] as const;
/** One of them. */
export type ChangeName = (typeof CHANGE_NAMES)[number];

/**
 * Changes the page as extensions, password managers and translators do, as public reports describe it
 * (https://github.com/facebook/react/issues/11538, #24430, #27673, #32557; vercel/next.js#43638, #51816).
 */
export function change(page: Page, name: ChangeName): Promise<void> {
  return page.evaluate((name) => {
    const eachText = (others: string, then: (text: Text) => void): void => {
      const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts)
        if (text.data.trim() && !text.parentElement?.closest(`script, style, textarea, option${others}`)) then(text);
    };
    const inFonts = (content: Node): HTMLElement => {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.append(content);
      outer.append(inner);
      return outer;
    };
    const changes = {
      /** LastPass, Keeper and others: nodes before, behind and inside what they look at, and attributes. */
      inserted() {
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
      wrapped: () =>
        eachText(', [translate=no]', (text) => {
          const place = document.createComment('');
          text.replaceWith(place);
          place.replaceWith(inFonts(text));
        }),
      /** Chrome's: each text gives way to an element with another text. */
      translated: () =>
        eachText(', [translate=no]', (text) => text.replaceWith(inFonts(document.createTextNode(`«${text.data}»`)))),
      /** Extensions that find telephone numbers, words or prices. */
      split: () =>
        eachText('', (text) => {
          if (text.data.trim().length < 2) return;
          const mark = document.createElement('mark');
          mark.append(text.splitText(Math.ceil(text.data.length / 2)));
          text.after(mark);
        }),
      /** Blockers. */
      removed() {
        for (const element of document.querySelectorAll('main :is(.hint, .lede, svg)')) element.remove();
      },
    } as const satisfies Record<ChangeName, () => void>;
    changes[name]();
  }, name);
}
