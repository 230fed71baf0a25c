import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';

const dist = join(import.meta.dirname, '../../../dist');

/** Quotation marks that no text in a language has: Markdown's renderer curls straight ones the Western way, whatever the language. */
const FOREIGN = { zh: /["'‘’「」『』]/, tw: /["'‘’“”]/, en: /["'「」]/ };

for (const [locale, foreign] of Object.entries(FOREIGN)) {
  test(`every page in ${locale} has the quotation marks of its language`, () => {
    const found = globSync(`${locale}/**/index.html`, { cwd: dist }).flatMap((file) =>
      textsOf(readFileSync(join(dist, file), 'utf8'))
        .filter((text) => foreign.test(text))
        .map((text) => `${file}: ${text.trim()}`),
    );
    expect(found).toEqual([]);
  });
}

/** A page's texts, without its code, its attributes and what is set as code. */
function textsOf(html: string): string[] {
  return html.replace(/<(script|style|code)\b[\s\S]*?<\/\1>/g, '').split(/<(?:[^>"']|"[^"]*"|'[^']*')*>/);
}
