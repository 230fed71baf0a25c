import { hash } from 'node:crypto';
import { globSync } from 'node:fs';
import { basename, isAbsolute } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { adoptedStyles } from './adopted-styles.ts';
import { buildConstants } from './build-constants.ts';
import { noteShipped } from './shipped-licenses.ts';
import { finishedModules } from './values/plugin.ts';

const NAME = 'virtual:first-render';

const folder = fileURLToPath(new URL('../src/first-render/', import.meta.url));

/**
 * The modules that first-render scripts get instead of React. They render a component once, to elements of the
 * document.
 */
const RUNTIME = Object.entries({
  react: 'react',
  'react/jsx-runtime': 'jsx-runtime',
  'react/jsx-dev-runtime': 'jsx-runtime',
  '@nanostores/react': 'react',
}).map(([name, file]) => ({ find: new RegExp(`^${name}$`), replacement: `${folder}runtime/${file}.ts` }));

/** Modules that `runtime/absent.tsx` replaces: a first view shows their components closed, waiting or not at all. */
const ABSENT = /\/(Button|Dialog|LazyPart|LoadFailure|FormFailure|save|use-title)\.tsx?$/;

/**
 * Provides `virtual:first-render`: for each screen, the script that renders its content before React has loaded, and the
 * script's address (docs/decisions/043-content-before-react.md#decision).
 */
export function firstRender(): Plugin {
  return {
    name: 'petrel-first-render',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    async load(id) {
      if (id !== `\0${NAME}`) return undefined;
      const made = await Promise.all(globSync(`${folder}*.tsx`).sort().map(bundle));
      for (const { inputs } of made) for (const input of inputs) this.addWatchFile(input);
      return `export const firstRenderScripts = ${JSON.stringify(
        Object.fromEntries(made.map(({ screen, path, code }) => [screen, { path, code }])),
      )};`;
    },
  };
}

/**
 * Replaces modules that a first-render script must not contain, and styles, which the document already has. Parts and
 * texts on demand are left out with the bundler's code for them, because a first view never loads any.
 */
const leaveOut: Plugin = {
  name: 'petrel-leave-out',
  enforce: 'pre',
  resolveId(id) {
    if (ABSENT.test(id)) return `${folder}runtime/absent.tsx`;
    return id.endsWith('.css') ? '\0nothing' : undefined;
  },
  load: (id) => (id === '\0nothing' ? '' : undefined),
  transform: (code) => ({
    code: code
      .replace(/(?<!typeof )\bimport\('[^']+'\)/g, 'Promise.reject()')
      .replace(/\bimport\.meta\.glob<[^;]+/g, '{}'),
    map: null,
  }),
};

async function bundle(file: string) {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    mode: 'production',
    plugins: [adoptedStyles(), finishedModules, leaveOut],
    define: { 'process.env.NODE_ENV': '"production"', ...buildConstants() },
    resolve: { alias: RUNTIME },
    build: {
      write: false,
      modulePreload: false,
      target: 'es2022',
      rolldownOptions: {
        input: file,
        // A first-render script has the same pictures as the islands, so the names of the files must be equal.
        output: {
          format: 'iife',
          codeSplitting: false,
          comments: false,
          assetFileNames: '_astro/[name].[hash][extname]',
        },
      },
    },
  });
  const [{ code, moduleIds }] = (built as Rolldown.RolldownOutput).output;
  noteShipped(moduleIds);
  const screen = basename(file, '.tsx');
  const mark = hash('sha256', code, 'base64url').slice(0, 8);
  return { screen, path: `_astro/first-render-${screen}.${mark}.js`, code, inputs: moduleIds.filter(isAbsolute) };
}
