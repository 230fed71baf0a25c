import type { AstroIntegration } from 'astro';

/**
 * Provides the directive `client:stored` (`head/when-stored.ts`): an island that loads only if this browser waits for a
 * payment. Otherwise all visitors of `/thanks` would load React.
 */
export function storedDirective(): AstroIntegration {
  return {
    name: 'petrel-stored-directive',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) =>
        addClientDirective({ name: 'stored', entrypoint: './src/head/when-stored.ts' }),
    },
  };
}
