import type { Page } from 'playwright/test';
import { LANGUAGE_TAG, type Locale } from '#routes/locales.ts';
import { ofOtherScript } from '../../../build-steps/texts/wording.ts';

const HAN = '\\p{Script=Han}';
const WIDE = '，。！？；：、（）《》「」『』';

/** Patterns that no line may contain, in languages with spaces between words and in Chinese. */
const SPACED: Readonly<Record<string, RegExp>> = {
  'two spaces': /\S[ \u00A0]{2,}\S/u,
  'a space before a sign': / [,.;:?](?!\w)/u,
};
const CHINESE: Readonly<Record<string, RegExp>> = {
  'two spaces': /\S[ \u00A0]{2,}\S/u,
  'half-width punctuation': new RegExp(`${HAN}[,;:!?]|${HAN}\\.(?!\\w)|[,;!?]${HAN}|${HAN} ?\\(|\\) ?${HAN}`, 'u'),
  'no space beside Latin letters or figures': new RegExp(`${HAN}[A-Za-z0-9$+]|[A-Za-z0-9%+]${HAN}`, 'u'),
  'a space beside a full-width sign': new RegExp(`[ \\u3000][${WIDE}]|[${WIDE}][ \\u3000]`, 'u'),
  'a space within Chinese': new RegExp(`${HAN} ${HAN}`, 'u'),
};

/**
 * Lists what is wrong with the texts of a page as they appear beside each other on the screen. These are spaces and
 * punctuation that the language does not use, and unmarked words in the other Chinese script.
 */
export async function wrongJoins(page: Page, locale: Locale): Promise<string[]> {
  const lines = await linesOf(page, LANGUAGE_TAG[locale]);
  const rules = Object.entries(LANGUAGE_TAG[locale].startsWith('zh') ? CHINESE : SPACED);
  return lines.flatMap((line) => [
    ...rules.filter(([, wrong]) => wrong.test(line)).map(([name]) => `${name}: ${line}`),
    ...ofOtherScript(line, locale).map(({ character }) => `${character} is of the other script: ${line}`),
  ]);
}

/** The lines that a reader of the language sees, without the texts in other languages. */
async function linesOf(page: Page, tag: string): Promise<string[]> {
  return page.evaluate((own) => {
    const foreign = [...document.querySelectorAll<HTMLElement>('body [lang]')].filter(({ lang }) => lang !== own);
    for (const element of foreign) element.hidden = true;
    // The separators between items in a row are drawn and are not text. So put each item on its own line.
    const inRow = [...document.querySelectorAll<HTMLElement>('li')].filter(
      (item) => getComputedStyle(item).display === 'inline',
    );
    for (const item of inRow) item.style.display = 'block';
    const lines = document.body.innerText.split(/[\n\t]+/);
    for (const element of foreign) element.hidden = false;
    for (const item of inRow) item.style.display = '';
    return lines.map((line) => line.trim()).filter(Boolean);
  }, tag);
}
