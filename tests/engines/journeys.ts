/** The engines in which journeys can run: Debian's Firefox and WebKit, and a Chromium whose path is given. */
export type EngineName = 'chromium' | 'firefox' | 'webkit';

/**
 * The beginnings of the names of the browser tests that show the most. `npm test` runs these tests in Firefox and WebKit.
 */
export const TELLING: readonly string[] = [
  'changes by extensions and translators break nothing on login',
  'a member signs in and arrives at the account (en)',
  'if no other tab is open, a new tab waits 150 ms',
  'a new tab waits for a busy tab, gets its session',
  'a visitor registers by buying with creditCard and arrives at the account (tw, 360 px)',
  'PNG and GIF are uploaded unchanged, and fake or unreadable pictures are refused with a reason (en)',
];

/** The beginnings of the names of the main journeys (docs/quality.md#engines), which `npm run engines` runs. */
export const JOURNEYS: readonly string[] = [
  ...TELLING,
  'a wrong password is refused in the reader’s language, and the typed text stays (zh)',
  'a visitor who wanted the rules signs in and arrives there',
  'a signed form signs in and leads to the requested screen (tw)',
  'logging out in one tab logs out all',
  'a new tab has the session of an open one',
  'tabs at login or register continue when another tab logs in',
  'a visitor registers by buying with aliPay and arrives at the account (en, 360 px)',
  'a visitor registers by buying with unionPay and arrives at the account (zh, 360 px)',
  'a visitor registers by buying with wechat and arrives at the account (en, 1280 px)',
  'a refusal shows its reason, keeps everything typed',
  'the pay bar leads to the next missing field',
  'two quick presses make one order',
  'a member renews for two years and sees the new end (zh)',
  'upgrading asks for agreement and works the credit out line by line (en)',
  'a visitor’s choices stay after a reload, in another language and after Back (en)',
  'a member opens a ticket about a client, with its questions, and arrives at its thread (en)',
  'a photo of 12 megapixels is shrunk before its upload',
  'a text with markup stays text, and its images enlarge',
  'a thread takes a reply (zh)',
  'a guest opens a ticket, can keep its link in each way, and replies (en)',
  'a member sets a new password with a code, and signs in with it (en)',
  'the code takes a paste, loses its last digit by backspace',
  'the link from the mail leads to a new password, and its key leaves the address (tw)',
  'a device is removed after confirmation',
  '17 devices have 4 pages, 23 orders have 5',
  'a receipt replaces the tables and has its own address',
  'the used data is refreshed, and a failure shows next to the button',
  'records, rebates and withdrawals are split into pages',
  'a withdrawal groups the card number',
  'a member adds domains as typed, sees what is left out',
  'one rule is deleted after a question',
  'switching from tw stays on the screen, with query and hash',
  'login: the e-mail address survives a reload, another language, Back and a closed tab',
  'the FAQ is searched while typing, and a search without results leads to a ticket (zh)',
  'the question in the address is open',
  'a visitor chooses one of three packages',
  'the testimonials take turns',
  'the tabs follow arrow keys',
  'the popup takes no focus, fits a phone, and closes by Escape',
  'the activity’s message replaces the claim in its own colours',
  'an unknown address is answered in its own or the browser’s language',
  'a members’ screen shows visitors only the login, which returns to the complete address',
  'a members’ screen is not shown to somebody who logs out and presses the browser’s Back button',
  'changes by extensions and translators break nothing',
  'an order matches the screen on a page that was changed',
  'a member agrees to a trade-in on a page that extensions have changed',
  'the chosen colours survive a reload',
  'account, landing and download stay where they are inside a chat app',
  'the first Tab leads past the menu',
  'on a phone the menu lies over the page',
  'the list shows five tickets a page, and a row opens its thread by keyboard (en)',
  'unsent text survives a closed tab, comes back with a notice',
];

const KEYS = 'a script’s keys and presses move no focus, and close nothing that opens above the page';

const FOCUS = 'a press by a script focuses no button, so a dialog that closes has nothing to give the focus back to';

const GATEWAY =
  'the gateway gets a process of its own, which Playwright loses; `tests/engines` pays in each shape, and goes Back, by WebDriver';

/** The tests that are not run in WebKit, with the reasons. */
export const NOT_IN_WEBKIT: Readonly<Record<string, string>> = {
  'a visitor registers by buying with aliPay and arrives at the account (en, 360 px)': GATEWAY,
  'a visitor registers by buying with unionPay and arrives at the account (zh, 360 px)': GATEWAY,
  'a visitor registers by buying with wechat and arrives at the account (en, 1280 px)': GATEWAY,
  'two quick presses make one order': GATEWAY,
  'a member renews for two years and sees the new end (zh)': GATEWAY,
  'a photo of 12 megapixels is shrunk before its upload': 'its inspector takes no message of that size',
  'the first Tab leads past the menu': KEYS,
  'on a phone the menu lies over the page': KEYS,
  'unsent text survives a closed tab, comes back with a notice': 'its inspector closes no page',
  'a device is removed after confirmation': FOCUS,
  'one rule is deleted after a question': FOCUS,
  'the tabs follow arrow keys': KEYS,
  'the list shows five tickets a page, and a row opens its thread by keyboard (en)': KEYS,
  'the code takes a paste, loses its last digit by backspace': KEYS,
  'a withdrawal groups the card number':
    'a script’s Backspace deletes nothing behind grouped digits; by WebDriver’s keys it does',
  'the testimonials take turns': 'a script’s pointer hovers over nothing',
  'the popup takes no focus, fits a phone, and closes by Escape':
    'the width of an SVG picture is there the one at which it is shown',
  'an unknown address is answered in its own or the browser’s language':
    'there is no second browser, with another language',
};
