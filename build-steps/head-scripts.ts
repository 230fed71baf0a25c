import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { bundleAlone } from './bundle-alone.ts';

const NAME = 'virtual:head-scripts';

/** The constants that switch on the parts of `boot.ts` that only some pages need (`src/env.d.ts`). */
const PARTS = ['HEAD_CALLS', 'HEAD_HAS_ISLANDS', 'HEAD_HAS_LINKS'] as const;

/**
 * The head's scripts by the names that pages import: the file in `src/head`, then the constants of `PARTS` that are
 * true.
 */
const SCRIPTS: Record<string, readonly [file: string, ...does: (typeof PARTS)[number][]]> = {
  boot: ['boot.ts'],
  // This saves 430 bytes on the landing page, and 450 on each page without a first call.
  bootCall: ['boot.ts', 'HEAD_CALLS'],
  bootScreen: ['boot.ts', 'HEAD_CALLS', 'HEAD_HAS_ISLANDS'],
  bootLink: ['boot.ts', 'HEAD_CALLS', 'HEAD_HAS_ISLANDS', 'HEAD_HAS_LINKS'],
  redirect: ['redirect.ts'],
  notFound: ['not-found.ts'],
  payment: ['payment.ts'],
  newVersion: ['new-version.ts'],
};

/**
 * Provides `virtual:head-scripts`: each script is bundled for inlining, so that the first paint waits for no request.
 */
export function headScripts(): Plugin {
  return {
    name: 'petrel-head-scripts',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    async load(id) {
      if (id !== `\0${NAME}`) return undefined;
      const scripts = Object.entries(SCRIPTS).map(async ([name, [file, ...does]]) => {
        const constants = Object.fromEntries(PARTS.map((part) => [part, does.includes(part)]));
        // `newVersion` is a module that is imported for its exports. The others are inline scripts.
        const { code, inputs } = await bundleAlone(`head/${file}`, name === 'newVersion' ? 'es' : 'iife', constants);
        for (const input of inputs) this.addWatchFile(input);
        return `export const ${name} = ${JSON.stringify(code)};`;
      });
      return (await Promise.all(scripts)).join('\n');
    },
  };
}

/**
 * Provides the directive `client:stored` (`head/when-stored.ts`): it loads an island only if this browser waits for a
 * payment. Without it, all visitors of `/thanks` would load React.
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
