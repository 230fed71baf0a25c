import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toHtml } from 'hast-util-to-html';
import { expect, test } from 'playwright/test';
import { attribute, codeIn, elementsOf, parsePage, scriptsOf } from '../../../build-steps/page.ts';
import { EVENT_FORM_AWAKE } from '../../../src/protocol.ts';
import { clientFile, reactFile } from '../support/script-files.ts';

const dist = join(import.meta.dirname, '../../../dist');
const pages = globSync('**/*.html', { cwd: dist }).map((file) =>
  parsePage(file, readFileSync(join(dist, file), 'utf8')),
);

test('no page has code in an attribute, which no hash in its policy could allow', () => {
  expect(pages.length).toBeGreaterThan(200);
  const found = pages.flatMap((page) =>
    elementsOf(page).flatMap(({ tagName, properties }) =>
      Object.keys(properties)
        .filter((name) => /^(style$|on[a-z])/i.test(name))
        .map((name) => `${page.file}: <${tagName} ${name}>`),
    ),
  );
  expect(found).toEqual([]);
});

test('no form can be sent into the address by the browser itself, with all that is typed there', () => {
  const forms = pages.flatMap((page) => elementsOf(page, 'form').map((form) => ({ file: page.file, form })));
  expect(forms.length).toBeGreaterThan(0);
  const open = forms.filter(({ form }) => !/^(post|dialog)$/i.test(attribute(form, 'method')));
  expect(open.map(({ file }) => file)).toEqual([]);
});

test('where an island has a form, the script in the head holds what is pressed before it wakes', () => {
  const held = pages.filter((page) =>
    elementsOf(page, 'astro-island').some((island) => toHtml(island).includes('<form')),
  );
  expect(held.length).toBeGreaterThan(0);
  const lost = held.filter(
    (page) => !elementsOf(page, 'script').some((script) => codeIn(script).includes(EVENT_FORM_AWAKE)),
  );
  expect(lost.map(({ file }) => file)).toEqual([]);
});

/** The script files that some lead to, by their names below `_astro`: by imports, or also by what may be fetched on demand. */
function reached(files: readonly string[], reference: RegExp, found = new Set<string>()): Set<string> {
  for (const file of files.filter((each) => !found.has(each))) {
    found.add(file);
    const code = readFileSync(join(dist, '_astro', file), 'utf8');
    reached(
      [...code.matchAll(reference)].map(([, name = '']) => name),
      reference,
      found,
    );
  }
  return found;
}

test('a page without islands never loads React, and what makes calls only on demand', () => {
  const plain = pages.filter((page) => elementsOf(page, 'astro-island').length === 0 && scriptsOf(page).length > 0);
  expect(plain.length).toBeGreaterThan(60);
  const heavy = plain.flatMap((page) => {
    const own = scriptsOf(page).map((file) => file.replace('_astro/', ''));
    const ever = reached(own, /["'`]\.\/([\w.@-]+\.js)["'`]/g);
    const atOnce = reached(own, /(?:from|import)\s*["'`]\.\/([\w.@-]+\.js)["'`]/g);
    return [
      ...[...ever].filter((file) => `/_astro/${file}` === reactFile()),
      ...[...atOnce].filter((file) => `/_astro/${file}` === clientFile()),
    ].map((file) => `${page.file}: ${file}`);
  });
  expect(heavy).toEqual([]);
});
