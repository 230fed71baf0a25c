/**
 * Applies a part's style once the part's code has loaded. For content shown only on demand (dialogs, receipts): its
 * rules then add nothing to the document, which has its styles inline (src/styles/README.md#style-on-demand).
 * Does nothing during pre-rendering. The page's policy allows style sheets created by scripts.
 *
 * @param css the part's style sheet, imported as `import css from './part.css?inline'`; its rules use the named layers
 */
export function adoptStyle(css: string): void {
  if (typeof document === 'undefined') return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  // Browsers before Chromium 99, which get a sentence instead of the look, can't add to the list.
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
