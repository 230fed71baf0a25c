import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build as buildSite } from 'astro';
import { build, transform } from 'esbuild';
import type { Plugin } from 'vite';

/**
 * What browsers get of each package, in bytes as they travel (brotli), by the package's name. Builds the site into a folder of its own:
 * a package's modules, as the bundler has left them, are minified and packed together; of the service worker, a package has its share.
 */
export async function shippedBytes(): Promise<Map<string, number>> {
  const outDir = mkdtempSync(join(tmpdir(), 'petrel-dependencies-'));
  const code = new Map<string, string>();
  await buildSite({ outDir, logLevel: 'error', vite: { plugins: [collect(code)] } });
  rmSync(outDir, { recursive: true });
  const bytes = new Map<string, number>();
  for (const [name, text] of code) {
    const { code: minified } = await transform(text, { minify: true, loader: 'js', target: 'es2022' });
    bytes.set(name, packed(minified));
  }
  for (const [name, share] of await workerShares()) bytes.set(name, (bytes.get(name) ?? 0) + share);
  return bytes;
}

/** Gathers the code of packages that goes into the browser's scripts. */
function collect(code: Map<string, string>): Plugin {
  return {
    name: 'petrel-dependencies',
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return;
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        for (const [id, module] of Object.entries(file.modules)) {
          const name = packageOf(id);
          if (name && module.code) code.set(name, `${code.get(name) ?? ''}\n{${withoutModuleWords(module.code)}\n}`);
        }
      }
    },
  };
}

async function workerShares(): Promise<Map<string, number>> {
  const options = { bundle: true, minify: true, write: false, metafile: true, format: 'iife' } as const;
  const define = { 'process.env.NODE_ENV': '"production"' };
  const { outputFiles, metafile } = await build({ ...options, define, entryPoints: ['src/worker/worker.ts'] });
  const text = outputFiles[0]?.text ?? '';
  const ratio = packed(text) / Buffer.byteLength(text);
  const shares = new Map<string, number>();
  for (const { inputs } of Object.values(metafile.outputs)) {
    for (const [file, { bytesInOutput }] of Object.entries(inputs)) {
      const name = packageOf(file);
      if (name && bytesInOutput > 0) shares.set(name, (shares.get(name) ?? 0) + Math.round(bytesInOutput * ratio));
    }
  }
  return shares;
}

/** Blocks may not hold these. */
function withoutModuleWords(code: string): string {
  return code.replace(/^(?:import|export) .*$/gm, '');
}

function packageOf(module: string): string | undefined {
  return module.replaceAll('\\', '/').match(/.*node_modules\/((?:@[^/]+\/)?[^/]+)/)?.[1];
}

function packed(text: string): number {
  return brotliCompressSync(text).byteLength;
}
