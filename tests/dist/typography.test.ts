import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pages } from './support/site.ts';

/** Quotation marks that no text in a language may have. Markdown's renderer writes Western ones in every language. */
const FOREIGN = { zh: /["'‘’「」『』]/, tw: /["'‘’“”]/, en: /["'「」]/ };

for (const [locale, foreign] of Object.entries(FOREIGN)) {
  test(`every page in ${locale} has the quotation marks of its language`, () => {
    const own = pages.filter(({ file }) => file.startsWith(`${locale}/`));
    assert.ok(own.length > 40, `${own.length} pages`);
    const found = own.flatMap(({ file, html }) =>
      textsOf(html)
        .filter((text) => foreign.test(text))
        .map((text) => `${file}: ${text.trim()}`),
    );
    assert.deepEqual(found, []);
  });
}

/** The texts of a page, without scripts, styles, code and attributes. */
function textsOf(html: string): string[] {
  return html.replace(/<(script|style|code)\b[\s\S]*?<\/\1>/g, '').split(/<(?:[^>"']|"[^"]*"|'[^']*')*>/);
}
