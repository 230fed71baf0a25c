/**
 * `npm run add:language -- fr en`: gives a new language (fr) the texts of another (en), from which translators start.
 * It writes the language's folders in `locales/` and `src/content/`, and its entries in the JSON files of
 * `src/content/` and `brand/`. It also adds the language's names to the operator's values. It overwrites nothing, and
 * prints what is left to do.
 */
import { join } from 'node:path';
import { LANGUAGE_TAG } from '#routes/locales.ts';
import { addLanguage, LanguageMistake } from './language/add-language.ts';

process.chdir(join(import.meta.dirname, '..'));
const [to = '', from = '', ...more] = process.argv.slice(2);
try {
  if (!to || !from || more.length > 0) {
    throw new LanguageMistake(
      'Name the new language and the language to copy. For French from English: npm run add:language -- fr en',
    );
  }
  const { written, names } = addLanguage({ root: '.', to, from, tags: LANGUAGE_TAG });
  console.log(written.map((path) => `written  ${path}`).join('\n'));
  console.log(`named    ${names.join('\n         ')}`);
  console.log(
    `All of this is still in ${from}. Next, write the names in ${to} and translate the texts: docs/languages.md says how.`,
  );
} catch (error) {
  if (!(error instanceof LanguageMistake)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
