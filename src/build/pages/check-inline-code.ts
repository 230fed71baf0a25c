import { elementsOf, type Page } from './page.ts';

/** Code in attributes, which no hash in the page's policy can allow: `page: <element attribute>`. */
export function blockedInlineCode(page: Page): string[] {
  return elementsOf(page).flatMap(({ tagName, properties }) =>
    Object.keys(properties)
      .filter((name) => /^(style$|on[a-z])/i.test(name))
      .map((name) => `${page.file}: <${tagName} ${name.toLowerCase()}>`),
  );
}
