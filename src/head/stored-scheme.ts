import { localValues } from '#stores/storage.ts';

/**
 * The colours that the visitor chose. Undefined without a choice, and for any odd value: the colours then follow the
 * system. The scripts in the heads of all pages use this, so that no page shows another choice.
 */
export function storedScheme(): 'light' | 'dark' | undefined {
  const scheme = localValues.get('scheme');
  return scheme === 'light' || scheme === 'dark' ? scheme : undefined;
}
