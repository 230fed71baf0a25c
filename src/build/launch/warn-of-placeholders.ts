import type { AstroIntegration } from 'astro';
import * as brand from '../../../brand/brand.ts';
import * as config from '../../config.ts';
import { isExample } from '../../prose/examples.ts';
import type { Placeholder, Values } from './placeholders.ts';

/**
 * Warns of every placeholder when the site is built for a real address, and hints at what may have been forgotten; it stops nothing.
 * A site that is an example itself is built without a word.
 */
export function warnOfPlaceholders(root = process.cwd(), values: Values = { config, brand }): AstroIntegration {
  return {
    name: 'petrel-warn-of-placeholders',
    hooks: {
      'astro:build:start': async ({ logger }) => {
        if (isExample(String(values.config.siteUrl))) return;
        // Only here, since reading TypeScript takes a compiler.
        const { lineOn, placeholders } = await import('./placeholders.ts');
        const found: Placeholder[] = placeholders(root, values);
        for (const each of found) logger[each.isHint ? 'info' : 'warn'](lineOn(each));
      },
    },
  };
}
