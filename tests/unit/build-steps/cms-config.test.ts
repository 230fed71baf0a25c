import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { z } from 'astro/zod';
import { adminFile, adminPage } from '../../../admin/admin-page.ts';
import { cmsConfig } from '../../../admin/cms-config.ts';
import { type FormField, formFields } from '../../../admin/fields.ts';
import { adminBlocks } from '../../../build-steps/hosting/admin-headers.ts';
import { readAdminRepo } from '../../../build-steps/hosting/admin-repo.ts';
import { CONTENT_SCHEMAS } from '../../../build-steps/texts/content-schemas.ts';
import { DATA_FILES } from '../../../build-steps/texts/data-schemas.ts';

const CONFIG = cmsConfig('.', { name: 'github', repo: 'acme/site' });
const { collections } = CONFIG;

/** Names and whether they are needed, of the fields of a form. */
function outline(fields: readonly FormField[]): unknown {
  return fields.map((field) => [
    field.name,
    field.required,
    field.widget === 'object' ? outline(field.fields ?? []) : field.widget,
  ]);
}

test('a client’s form has the fields of its schema, with the kinds of value that the check of texts wants', () => {
  const inAll = [
    ['zh', true, 'string'],
    ['tw', true, 'string'],
    ['en', true, 'string'],
  ];
  assert.deepEqual(outline(formFields(DATA_FILES['brand/clients.json'].schema)), [
    ['type', true, 'select'],
    ['version', true, 'string'],
    ['date', true, 'datetime'],
    ['size', false, 'number'],
    ['sha256', false, 'string'],
    ['requires', true, inAll],
    ['link1', true, 'string'],
    ['link2', false, 'string'],
    ['link2Version', false, 'string'],
  ]);
});

test('every schema of editors’ files has a form, with all of its fields and no other', () => {
  const folders = collections.flatMap((one) => ('folder' in one ? [one] : []));
  for (const [folder, schema] of Object.entries(CONTENT_SCHEMAS)) {
    const own = folders.filter((one) => one.folder.startsWith(`src/content/${folder}/{{locale}}`));
    assert.equal(own.length, folder === 'faq' ? 8 : 1, folder);
    for (const { fields } of own) {
      assert.deepEqual(
        fields.map(({ name }) => name),
        [...Object.keys(schema.shape), 'body'],
        folder,
      );
    }
  }
  const files = collections.flatMap((one) => ('files' in one ? one.files : []));
  assert.deepEqual(
    files.map(({ file }) => file),
    Object.keys(DATA_FILES),
  );
  for (const { file, fields } of files) {
    const [list] = fields;
    const { schema } = DATA_FILES[file as keyof typeof DATA_FILES];
    assert.deepEqual(outline(list?.fields ?? []), outline(formFields(schema as z.ZodType)), file);
  }
});

test('a new text gets a name that the check of texts takes', () => {
  const patterns = collections.flatMap((one) => ('slug' in one ? [[one.name, one.slug.pattern[0]]] : []));
  assert.deepEqual(Object.fromEntries(patterns)['faq-more'], '^\\d\\d-[a-z0-9-]+$');
  assert.deepEqual(Object.fromEntries(patterns).legal, '^[a-z-]+$');
});

test('the editor is off by default, and its files and headers with it', () => {
  assert.equal(readAdminRepo({}), undefined);
  assert.deepEqual(adminBlocks({}), []);
  assert.equal(adminFile('/admin/'), undefined);
  assert.deepEqual(adminPage().hooks, {});
});

test('switched on, its page may call its own git host and no other, is listed nowhere, and framed by nobody', () => {
  const [block, ...others] = adminBlocks({ ADMIN_REPO: 'gitea:acme/site', ADMIN_SERVER: 'https://git.acme.internal' });
  assert.deepEqual(others, []);
  assert.equal(block?.pattern, '/admin/*');
  assert.deepEqual(block?.headers, {
    'Content-Security-Policy':
      "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; font-src 'self' data:; img-src 'self' data: blob: https:; connect-src 'self' data: blob: https://git.acme.internal; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cache-Control': 'no-cache',
    'X-Robots-Tag': 'noindex',
  });
});

test('a repository that can’t be meant is refused in a sentence', () => {
  const said = (env: Record<string, string>) => () => readAdminRepo(env);
  assert.throws(
    said({ ADMIN_REPO: 'acme/site' }),
    /^Error: ADMIN_REPO: expected github:, gitlab: or gitea: and owner\/name/,
  );
  assert.throws(said({ ADMIN_REPO: 'gitea:acme/site' }), /ADMIN_SERVER: expected the address of the gitea server/);
  assert.throws(
    said({ ADMIN_REPO: 'gitlab:acme/a/b', ADMIN_SERVER: 'https://git.acme.internal; x' }),
    /ADMIN_SERVER: expected https:\/\/ and a host name/,
  );
  assert.deepEqual(
    readAdminRepo({
      ADMIN_REPO: 'gitlab:acme/a/b',
      ADMIN_BRANCH: 'texts',
      ADMIN_SIGN_IN: 'https://sign.acme.internal',
    }),
    {
      backend: { name: 'gitlab', repo: 'acme/a/b', branch: 'texts', base_url: 'https://sign.acme.internal' },
      calls: ['https://gitlab.com'],
    },
  );
});
