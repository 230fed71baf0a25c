import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parsePage } from '../../../build-steps/page.ts';
import { gluedDescriptions } from '../../../build-steps/pages/check-descriptions.ts';

function problems(lang: string, title: string, description: string): string[] {
  const head = `<title>${title}</title><meta property="og:title" content="a"><meta name="description" content="${description}">`;
  return gluedDescriptions(
    parsePage('a.html', `<!DOCTYPE html><html lang="${lang}"><head>${head}</head><body></body></html>`),
  );
}

test('a description that is glued together in Chinese is named, as are two blanks anywhere', () => {
  assert.deepEqual(problems('en', 'A. B – C', 'One. Two.'), []);
  assert.deepEqual(problems('zh-Hans', '海燕 4.8.0', '海燕 4.8.0。支持 iOS、macOS。'), []);
  assert.deepEqual(problems('zh-Hant', '下載', '海燕 4.8.0. 適用'), ['a.html: 海燕 4.8.0. 適用']);
  assert.deepEqual(problems('zh-Hans', '下载  客户端', 'a'), ['a.html: 下载  客户端']);
  assert.deepEqual(problems('en', 'a', 'One.  Two.'), ['a.html: One.  Two.']);
});
