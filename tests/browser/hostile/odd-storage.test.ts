import { LOCAL_KEYS, SESSION_KEYS } from '#stores/storage-keys.ts';
import { storagePrefix as PREFIX } from '../../../brand/storage-prefix.ts';
import { expectAlive } from '../support/alive.ts';
import { expect, settled, test } from '../support/fixtures.ts';

/**
 * Screens that read most of the stored values, each with another oddity. `tests/model/odd-storage.test.ts` checks how
 * each value is read.
 */
const SCREENS = [
  ['register', '[null]'],
  ['touristTicket', '{'],
  ['account', 'null'],
  ['ticketCreate', '[null]'],
] as const;
const KEPT = ['guest.register', 'guest.ticket', 'lin@example.com.ticket'];
const LOCAL = [...Object.keys(LOCAL_KEYS), ...KEPT.flatMap((name) => [`draft.${name}`, `attempt.${name}`])];
/**
 * Two keys are left out: members without their token see none of their screens, and any `formSign` opens another screen.
 */
const SESSION = Object.keys(SESSION_KEYS).filter((key) => key !== 'token' && key !== 'formSign');

test('a screen works although every value in the browser’s storage is odd', async ({ page, verbs }) => {
  for (const [screen, odd] of SCREENS) {
    // Set the values before each load, because a page that is left stores its own values.
    await page.addInitScript(
      ({ odd, prefix, session, local }) => {
        for (const key of session) sessionStorage.setItem(prefix + key, odd);
        for (const key of local) localStorage.setItem(prefix + key, odd);
      },
      { odd, prefix: PREFIX, session: SESSION, local: LOCAL },
    );
    if (screen === 'account') await verbs.signedIn('lin');
    await verbs.open(screen, { locale: 'en' });
    await settled(page);
    await expect(page.locator('html')).toHaveAttribute('data-screen', screen);
    await expectAlive(page, 'en');
  }
});
