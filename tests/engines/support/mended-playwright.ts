/**
 * Patches Playwright, whose support for the system's Firefox and WebKit is new. Node loads this module before Playwright.
 * A patch throws if Playwright no longer contains the code to change, so that no patch outlives its reason.
 */
import { registerHooks } from 'node:module';

const MENDED = [
  // Firefox may not support these media features, which is no reason to fail.
  ['.send("emulation.setMediaFeaturesOverride"', '.sendMayFail("emulation.setMediaFeaturesOverride"'],
  // A field of type `email` has no caret positions, so Playwright would append the filled-in text to the old one.
  ['inputElement.value += text;', 'inputElement.value = text;'],
  [
    'return this._postTask(() => this._insertText(this._deepActiveElement(), text));',
    `return this._postTask(() => {
      const field = this._deepActiveElement();
      if (field?.selectionStart === null) field.value = "";
      this._insertText(field, text);
    });`,
  ],
] as const;

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    if (!url.endsWith('/playwright-core/lib/coreBundle.js')) return loaded;
    let source = String(loaded.source);
    for (const [found, mended] of MENDED) {
      if (!source.includes(found))
        throw new Error(`Playwright has no ${found} any more: see whether it does without what is mended here.`);
      source = source.replaceAll(found, mended);
    }
    return { ...loaded, source };
  },
});
