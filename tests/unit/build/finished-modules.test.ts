import assert from 'node:assert/strict';
import { test } from 'node:test';
import { build } from 'esbuild';
import { finishedModules } from '../../../src/build/finished-modules.ts';

/** What esbuild makes of some code that stands beside the route table. */
async function bundled(contents: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: 'src/routes', loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    charset: 'utf8',
    plugins: [finishedModules()],
  });
  return outputFiles[0]?.text ?? '';
}

test('scripts of the head carry what is computed from the table of languages, and only what they use of it', async () => {
  const isLocale = await bundled("import { isLocale } from './locales.ts'; console.log(isLocale('zh'));");
  assert.match(isLocale, /LOCALES = \["zh", "tw", "en"\]/);
  assert.doesNotMatch(isLocale, /Hans|PingFang|suits/i);
  const choose = await bundled("import { chooseLocale } from './locales.ts'; console.log(chooseLocale(['zh']));");
  assert.match(choose, /"tw": \["zh-hant", "zh-tw"/);
  assert.doesNotMatch(choose, /PingFang|繁體/);
});
