import type { ScreenName } from '#routes/table.ts';
import { LOCAL_KEYS, SESSION_KEYS } from '#stores/storage-keys.ts';
import { storagePrefix as PREFIX } from '../../../brand/storage-prefix.ts';
import { expectAlive } from '../support/alive.ts';
import { expect, settled, test } from '../support/fixtures.ts';

const GUESTS: readonly ScreenName[] = ['landing', 'register', 'login', 'forgotPassword', 'touristTicket'];
const MEMBERS: readonly ScreenName[] = ['account', 'ticket', 'ticketCreate', 'invite', 'rules'];
const KEPT = ['guest.login', 'guest.register', 'guest.recovery', 'guest.ticket', 'lin@example.com.ticket'];
const LOCAL = [...Object.keys(LOCAL_KEYS), ...KEPT.flatMap((name) => [`draft.${name}`, `attempt.${name}`])];
/** Without their token members see none of their screens, and any `formSign` leads to its form. */
const SESSION = Object.keys(SESSION_KEYS).filter((key) => key !== 'token' && key !== 'formSign');

for (const odd of ['{', '[null]', 'null'])
  test(`each screen stands where every value in the browser's storage is ${odd}`, async ({ page, verbs }) => {
    // Before each load: a page that is left stores what it has.
    await page.addInitScript(
      ({ odd, prefix, session, local }) => {
        for (const key of session) sessionStorage.setItem(prefix + key, odd);
        for (const key of local) localStorage.setItem(prefix + key, odd);
      },
      { odd, prefix: PREFIX, session: SESSION, local: LOCAL },
    );
    for (const screen of [...GUESTS, ...MEMBERS]) {
      if (screen === MEMBERS[0]) await verbs.signedIn('lin');
      await verbs.open(screen, { locale: 'en' });
      await settled(page);
      await expect(page.locator('html')).toHaveAttribute('data-screen', screen);
      await expectAlive(page, 'en');
    }
  });
