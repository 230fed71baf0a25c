/**
 * Takes a part's style in use, when the part's code has come. For what a page shows on demand only (dialogs, receipts): its rules
 * then cost the document nothing, which holds its style inline (docs/look.md#style-of-what-comes-on-demand). Does nothing where pages are
 * pre-rendered. A style sheet that is made by a script needs no permission of the page's policy.
 *
 * @param css the part's style sheet, as `import css from './part.css?inline'` gives it; its rules stand in the named layers
 */
export function adoptStyle(css: string): void {
  if (typeof document === 'undefined') return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
