/**
 * Loaded before Playwright, whose ways of driving a Firefox and a WebKit that are not its own are young: it mends what the tests need. Each
 * piece has to be found, so that nobody carries it along when a later release does without.
 */
import { registerHooks } from 'node:module';

const MENDED = [
  // Firefox may not know how to prefer colours and motion, which is no reason to give up.
  ['.send("emulation.setMediaFeaturesOverride"', '.sendMayFail("emulation.setMediaFeaturesOverride"'],
  // A field for an e-mail address has no places in it: what is filled in would stand behind what was there.
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
