import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { NetworkFailure } from '#api/failures.ts';
import type { AccountText } from '#features/account/account-texts.ts';
import { save } from '#features/account/exports/save.ts';
import { createText } from '#i18n/text.ts';
import { $toast } from '#stores/toasts.ts';

const shared = readFileSync(new URL('../../../../locales/en/shared.json', import.meta.url), 'utf8');
const t = createText('en', { shared: JSON.parse(shared) }) as AccountText;

test('a file that can’t be saved after a release says that a new version is online', async () => {
  const newVersion = 'A new version of this page is online.';
  const fail = () => {
    throw new NetworkFailure({ kind: 'code', newVersion });
  };
  await save(t, fail, 'Saved.');
  assert.deepEqual($toast.get(), { tone: 'danger', text: newVersion });
});
