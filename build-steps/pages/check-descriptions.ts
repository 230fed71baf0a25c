import { attribute, codeIn, elementsOf, type Page } from '../page.ts';

/**
 * Finds texts for search engines and chat apps that were joined badly: two spaces, or in Chinese a space after a
 * Western full stop or comma.
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
