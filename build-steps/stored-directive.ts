import type { AstroIntegration } from 'astro';

/** Provides the directive `client:stored` (`head/when-stored.ts`) to pages. */
export function storedDirective(): AstroIntegration {
  return {
    name: 'petrel-stored-directive',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) =>
        addClientDirective({ name: 'stored', entrypoint: './src/head/when-stored.ts' }),
    },
  };
}
