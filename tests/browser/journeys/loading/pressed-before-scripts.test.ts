import type { Page } from 'playwright/test';
import { href } from '#routes/href.ts';
import { expect, test, words } from '../../support/fixtures.ts';
import { FORMS } from '../../support/forms.ts';
import { slowScripts } from '../../support/slow-scripts.ts';

const checkout = words('en', 'checkout');

/** A form that is filled in and sent before its island is hydrated. */
interface EarlyPress {
  params?: Record<string, string>;
  /** The query of the address. */
  query?: Record<string, string>;
  fill(page: Page): Promise<void>;
  /** The field in which Enter is pressed. Without it, the button is pressed. */
  enterIn?: string;
  /** The call that the press makes once. Without it, the page says what is still missing. */
  call?: string;
  /** Waits until the page shows a result of the press. */
  answered(page: Page): Promise<void>;
}

/** Fills in fields by their names. */
const fields =
  (values: Record<string, string>) =>
  async (page: Page): Promise<void> => {
    for (const [name, value] of Object.entries(values)) {
      const field = page.locator(`main [name=${name}]`);
      if ((await field.evaluate((element) => element.localName)) === 'select') await field.selectOption(value);
      else await field.fill(value);
    }
  };

const ticket = { type: '2', title: 'Typed title', content: 'Typed text' };

/** The presses by their screens. The login comes after the screens from which members are sent away. */
const EARLY: Record<keyof typeof FORMS, EarlyPress> = {
  forgotPassword: {
    fill: fields({ email: 'lin@example.com' }),
    enterIn: 'email',
    call: 'forgotCode',
    answered: (page) => expect(page.getByLabel(words('en', 'recovery')('code'))).toBeVisible(),
  },
  resetPassword: {
    query: { key: 'typed-key', name: 'lin@example.com' },
    fill: fields({ password: 'petrel-9', repeated: 'petrel-9' }),
    enterIn: 'repeated',
    call: 'repass',
    answered: (page) => expect(page.locator('main .notice[role=alert]:not([hidden])')).toBeInViewport(),
  },
  register: {
    fill: fields({
      email: 'wren@example.com',
      emailAgain: 'wren@example.com',
      password: 'wing-42',
      passwordAgain: 'wing-42',
    }),
    enterIn: 'passwordAgain',
    // The packages have not loaded, so nobody has seen which one is chosen and what it costs.
    answered: (page) => expect(page.getByRole('alert').filter({ hasText: checkout('problems.loading') })).toBeVisible(),
  },
  touristTicket: {
    fill: fields({ ...ticket, email: 'wren@example.com' }),
    enterIn: 'title',
    call: 'ticketTouristAdd',
    answered: (page) => page.waitForURL(/key=/),
  },
  login: {
    fill: fields({ account: 'lin@example.com', password: 'petrel-8' }),
    enterIn: 'password',
    call: 'login',
    answered: (page) => page.waitForURL(`**${href('account', { locale: 'en' })}`),
  },
  packages: {
    params: { level: '1' },
    fill: async () => {},
    answered: (page) => expect(page.getByRole('alert').filter({ hasText: checkout('problems.loading') })).toBeVisible(),
  },
  ticketCreate: {
    fill: fields(ticket),
    call: 'ticketAdd',
    answered: (page) => page.waitForURL(/ticketContent/),
  },
};

const ALL = Object.entries(EARLY) as [keyof typeof FORMS, EarlyPress][];
for (const screens of [ALL.slice(0, 3), ALL.slice(3, 5), ALL.slice(5)]) {
  test(`${screens.map(([name]) => name).join(', ')}: a press before the scripts have loaded is sent once after that, and puts nothing into the address`, async ({
    page,
    verbs,
    sandbox,
  }) => {
    const left: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) left.push(`${request.method()} ${request.url()}`);
    });
    // The page asks before it drops typed text.
    page.on('dialog', (dialog) => void dialog.accept());
    // The packages do not arrive, so that the notice about them stays until the test has seen it.
    verbs.fault({ call: 'skuList', kind: 'slow', ms: 60_000, times: -1 });
    for (const [name, { params, query, fill, enterIn, call, answered }] of screens) {
      await test.step(name, async () => {
        await page.goto('/robots.txt');
        if (FORMS[name]) await verbs.become(FORMS[name]);
        const { release } = await slowScripts(page);
        await page.goto(href(name, { locale: 'en', params, query }), { waitUntil: 'commit' });
        await page.locator('footer').waitFor({ state: 'attached' });
        await fill(page);
        left.length = 0;
        const form = page.locator('main form:not([method=dialog])');
        if (enterIn) await form.locator(`[name=${enterIn}]`).press('Enter');
        else await form.locator('[type=submit]').click();
        // While a press waits for the scripts, a further press must not send the form twice.
        await expect(form).toHaveAttribute('data-pressed');
        await form.locator('[type=submit]').click();
        expect(left).toEqual([]);
        await release();
        await answered(page);
        if (call) await expect.poll(() => sandbox.calls(call)).toHaveLength(1);
        expect(left.filter((line) => !/^GET [^?]*(\?key=[\w-]+)?$/.test(line))).toEqual([]);
      });
    }
    expect([...sandbox.calls('createRegOrder'), ...sandbox.calls('createRenewOrder')]).toEqual([]);
  });
}
