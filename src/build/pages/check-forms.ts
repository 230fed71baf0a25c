import type { Element } from 'hast';
import { attribute, codeIn, elementsOf, type Page } from './page.ts';

/**
 * Forms that a browser could send by itself into the address, with all that is typed there, and pages whose head's script does not hold
 * the presses on the forms of their islands: `page: <form>` (docs/behaviour/errors.md#presses-before-an-island-wakes).
 */
export function unheldForms(page: Page): string[] {
  const forms = elementsOf(page, 'form');
  const open = forms.filter((form) => !/^(post|dialog)$/.test(attribute(form, 'method').toLowerCase()));
  const isHeld = elementsOf(page, 'script').some((script) => codeIn(script).includes('form-awake'));
  const needsHold = elementsOf(page, 'astro-island').some(hasForm);
  return [
    ...open.map(() => `${page.file}: a <form> without method="post"`),
    ...(needsHold && !isHeld
      ? [`${page.file}: a <form> in an island; src/routes/head-parts.ts gives it no 'forms'`]
      : []),
  ];
}

function hasForm({ children }: Element): boolean {
  return children.some((child) => child.type === 'element' && (child.tagName === 'form' || hasForm(child)));
}
