/**
 * Every stored value may be odd: of another version, cut off, or written by a foreign script. It then counts as missing.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createGuestDraft } from '#app/drafts.ts';
import { lastAttempt } from '#app/stored-attempt.ts';
import { readActivity } from '#features/activity/stored-activity.ts';
import { createLogin } from '#features/login/login-model.ts';
import { createForgotPassword } from '#features/recovery/forgot-model.ts';
import { createRules } from '#features/rules/rules-model.ts';
import { createNewTicket } from '#features/tickets/create/new-ticket.ts';
import { createGuestTicket } from '#features/tickets/guest/guest-ticket.ts';
import { createTickets } from '#features/tickets/list/ticket-list.ts';
import { storedScheme } from '#head/stored-scheme.ts';
import { readPlaced } from '#order/placed.ts';
import { href } from '#routes/href.ts';
import { takeNotice } from '#session/notice.ts';
import { takeReturnPath } from '#session/take-return-path.ts';
import { readApiBase } from '#stores/api-base.ts';
import { readAttribution } from '#stores/attribution.ts';
import { readGuestTickets } from '#stores/guest-tickets.ts';
import { serverNowMs } from '#stores/server-clock.ts';
import { LOCAL_KEYS, SESSION_KEYS } from '#stores/storage-keys.ts';
import { knownTicketId } from '#stores/ticket-id-kind.ts';
import { storagePrefix as PREFIX } from '../../brand/storage-prefix.ts';
import { buyersOn } from './support/buyers.ts';
import { filesOn } from './support/files.ts';
import { setStage } from './support/stage.ts';

const stage = setStage();
const buyers = buyersOn(stage);

/** A stored value of the right age and the wrong shape. */
const DATED = `{"at":1799999999999,"atMs":1799999999999,"ref":7,"source":{},"activity":{"enable":1},"step":"x","email":"a@b.cd",
  "code":"","startedAt":null,"values":{"content":1},"files":[]}`;
const ODD = ['{', 'null', '[null]', '[]', '{}', '[{}]', '"x"', '-1', DATED, `[${DATED}]`, '\ud83d'];
const NOW = 1_800_000_000_000;
const LIN = 'lin@example.com';
const FORMS = ['guest.login', 'guest.register', 'guest.recovery', 'guest.ticket', `${LIN}.ticket`, `${LIN}.rules`];
const LOCAL = [...Object.keys(LOCAL_KEYS), ...FORMS.flatMap((name) => [`draft.${name}`, `attempt.${name}`])];

/** Keys whose texts are passed on as they are, and flags of which only the presence counts. No value of them is odd. */
const ANY_TEXT =
  `token epoch ref source channelId formSign resetKey resetName loginHint popupSeen offerClosed asked outdated
  uuid signedInHint`.split(/\s+/);

let odd = '';

/**
 * How each value is read if it is odd, and the expected result. `tests/dist/heads.test.ts` reads an odd `language`,
 * and an odd `scheme` with the scripts of the built pages.
 */
const READ: Readonly<Record<string, () => unknown>> = {
  activity: () => assert.equal(readActivity(NOW), undefined),
  apiBase: () => assert.equal(readApiBase(['/api', '/other']), '/api'),
  attribution: () => assert.deepEqual(readAttribution(NOW), { ref: '', source: 'web', channelId: 'web' }),
  clockOffset: () => assert.ok(Math.abs(serverNowMs() - Date.now()) < 1000),
  guestTickets: () => assert.deepEqual(readGuestTickets(), []),
  notice: () => assert.equal(takeNotice(['sessionEnded', 'passwordReset', 'ticketSent', 'guestLinks']), undefined),
  path: () => assert.equal(takeReturnPath('tw'), href('account', { locale: 'tw' })),
  pendingPayment: () => assert.deepEqual(readPlaced(NOW), []),
  scheme: () => assert.equal(storedScheme(), undefined),
  ticketIds: () => assert.equal(knownTicketId('9'), '9'),
  attempt() {
    for (const name of ['login', 'ticket']) {
      const attempt = { atMs: NOW, key: '', mark: '', label: '', state: 'unknown', before: 0 } as const;
      assert.equal(lastAttempt(name, () => NOW).read(attempt), undefined);
    }
  },
  draft: () => assert.equal(createGuestDraft({ nowMs: () => NOW }, 'ticket').read(), undefined),
  async userInfo() {
    Object.defineProperty(globalThis, 'document', { value: {}, configurable: true });
    sessionStorage.setItem(`${PREFIX}token`, 'a');
    // A newly opened page reads this value while it loads.
    const address = new URL(`../../src/session/session.ts?${ODD.indexOf(odd)}`, import.meta.url);
    const { $session } = await import(address.href);
    Reflect.deleteProperty(globalThis, 'document');
    assert.deepEqual($session.get(), { userInfo: undefined });
  },
  async ticketsSeen() {
    const model = createTickets(await stage.dependenciesOf('lin'));
    assert.equal(await model.load(), true);
    const state = model.$state.get();
    assert.deepEqual(state.kind === 'ready' && state.value.map(({ seenDate }) => seenDate), [0, 0, 0]);
  },
  async paymentMethod() {
    const model = await buyers.register();
    assert.equal(model.shop.$merchant.get(), null);
  },
  async recovery() {
    const model = createForgotPassword(await stage.dependenciesOf());
    model.resume();
    assert.deepEqual([model.$recovery.get().step, model.$recovery.get().email], ['email', '']);
  },
};

function storeOdd(): void {
  for (const key of Object.keys(SESSION_KEYS)) if (key !== 'token') sessionStorage.setItem(PREFIX + key, odd);
  for (const key of LOCAL) localStorage.setItem(PREFIX + key, odd);
}

test('these tests know every key that the site stores', () => {
  const known = [...Object.keys(READ), ...ANY_TEXT, 'language'];
  assert.deepEqual(known.sort(), [...new Set([...Object.keys(SESSION_KEYS), ...Object.keys(LOCAL_KEYS)])].sort());
});

for (const value of ODD) {
  test(`${JSON.stringify(value).slice(0, 30)} counts as nothing, wherever it is stored`, async () => {
    await stage.dependenciesOf();
    for (const [key, read] of Object.entries(READ)) {
      odd = value;
      storeOdd();
      if (/^(attribution|ref)/.test(key)) sessionStorage.clear();
      await read();
    }
  });

  test(`every form begins empty if each stored value is ${JSON.stringify(value).slice(0, 30)}`, async () => {
    odd = value;
    const guest = await stage.dependenciesOf();
    storeOdd();
    sessionStorage.removeItem(`${PREFIX}loginHint`);
    const login = createLogin(guest);
    login.restore();
    assert.deepEqual([login.$values.get().account, login.$isRestored.get()], ['', false]);
    const register = await buyers.register();
    register.restore();
    assert.equal(register.$isRestored.get(), false);
    const member = await stage.dependenciesOf('lin');
    storeOdd();
    for (const form of [createGuestTicket(guest, filesOn(stage)), createNewTicket(member, filesOn(stage))]) {
      await form.restore();
      assert.deepEqual([form.$isRestored.get(), form.$values.get().content], [false, '']);
    }
    const rules = createRules(member);
    assert.deepEqual([await rules.load(), rules.$text.get()], [true, '']);
  });
}
