import { attribute, codeIn, elementsOf, type Page } from '../page.ts';

/**
 * What search engines and chat apps are told of a page that was glued together: two blanks, or a blank behind a Western full stop or comma in
 * Chinese, which has none.
 */
export function gluedDescriptions(page: Page): string[] {
  const [language = ''] = elementsOf(page, 'html').map((element) => attribute(element, 'lang'));
  const glued = language.startsWith('zh') ? /[.,;:!?] | {2}/ : / {2}/;
  const told = elementsOf(page, 'meta')
    .filter((meta) =>
      /^(description|og:title|og:description)$/.test(attribute(meta, 'name') || attribute(meta, 'property')),
    )
    .map((meta) => attribute(meta, 'content'));
  return [...elementsOf(page, 'title').map(codeIn), ...told]
    .filter((text) => glued.test(text))
    .map((text) => `${page.file}: ${text}`);
}
