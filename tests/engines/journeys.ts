/** The engines in which journeys can run: Debian's Firefox and WebKit, and a Chromium whose path is given. */
export type EngineName = 'chromium' | 'firefox' | 'webkit';

/**
 * The beginnings of the names of the browser tests that show the most. `npm test` runs these tests in Firefox and WebKit.
 */
export const TELLING: readonly string[] = [
  'whatever others put into login',
  'a member signs in and arrives at the account (en)',
  'when the others are closed, a new tab waits 150 ms for them',
  'a new tab that asks before an open one’s code has come',
  'a visitor registers by buying with creditCard and arrives at the account (tw, 360 px)',
  'PNG and GIF go up as they are, markup named as a picture and an unreadable photo are refused in words (en)',
];

/** The beginnings of the names of the main journeys (docs/quality.md#engines), which `npm run engines` runs. */
export const JOURNEYS: readonly string[] = [
  ...TELLING,
  'a wrong password is said in the reader’s language, and what was typed stays (zh)',
  'a visitor who wanted the rules signs in and arrives there',
  'a signed form leads to the screen that was asked for, signed in (tw)',
  'logging out in one tab logs out all',
  'a new tab has the session of an open one',
  'a tab that waits at login or register goes on',
  'a visitor registers by buying with aliPay and arrives at the account (en, 360 px)',
  'a visitor registers by buying with unionPay and arrives at the account (zh, 360 px)',
  'a visitor registers by buying with wechat and arrives at the account (en, 1280 px)',
  'a refusal is said, keeps everything typed',
  'the bar leads to what is missing next',
  'two quick presses make one order',
  'a member renews for two years and sees the new end (zh)',
  'upgrading asks for agreement and works the credit out line by line (en)',
  'what a visitor chose is still chosen after a reload, in another language and after Back (en)',
  'a member opens a ticket about a client, with its questions, and arrives at its thread (en)',
  'a photo of 12 megapixels is shrunk before it travels',
  'a text with markup in it is text, and its images enlarge',
  'a thread takes a reply (zh)',
  'a guest opens a ticket, gets its link in every way to keep it, and replies (en)',
  'a forgotten password is replaced by a code, and the new one signs in (en)',
  'the code takes a paste, loses its last digit by backspace',
  'the link from the mail leads to a new password, its key leaves the address (tw)',
  'a device is unbound once confirmed',
  '17 devices take 4 pages and 23 orders 5',
  'a receipt takes the tables’ place, at its own address',
  'data is refreshed, and a failure is said next to its button',
  'records, rebates and withdrawals come page by page',
  'a withdrawal: a grouped card number',
  'a member adds domains as typed, sees what is left out',
  'one rule is deleted after a question',
  'switching from tw stays on the screen, with query and hash',
  'login: the e-mail outlives reload, language, Back and a closed tab',
  'what is typed is searched at once, and a search that finds nothing leads to a ticket (zh)',
  'the question in the address is open',
  'all answers open and close together',
  'a visitor chooses how long among the cheapest',
  'the testimonials take turns',
  'the tabs follow arrow keys',
  'the popup takes no focus, stays in the window of a phone, and is closed by Escape',
  'the activity’s message takes a claim’s place in its colours',
  'an address that leads nowhere is answered in its own language',
  'a visitor is led to the login from a members’ screen, sees nothing of it, and comes back',
  'a members’ screen is not shown to somebody who logs out and presses the browser’s Back button',
  'whatever others put into',
  'an order is what the screen says when others have changed the page',
  'a trade-in is agreed to on a page that others have changed',
  'the chosen colours survive a reload',
  'account, landing and download stay where they are inside a chat app',
  'the first Tab leads past the menu',
  'on a phone the menu lies over the page',
  'the list shows five tickets a page, and a row opens its thread by keyboard (en)',
  'text outlives a closed tab, is given back with a notice',
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
  'a photo of 12 megapixels is shrunk before it travels': 'its inspector takes no message of that size',
  'the first Tab leads past the menu': KEYS,
  'on a phone the menu lies over the page': KEYS,
  'text outlives a closed tab, is given back with a notice': 'its inspector closes no page',
  'a device is unbound once confirmed': FOCUS,
  'one rule is deleted after a question': FOCUS,
  'the tabs follow arrow keys': KEYS,
  'the list shows five tickets a page, and a row opens its thread by keyboard (en)': KEYS,
  'the code takes a paste, loses its last digit by backspace': KEYS,
  'a withdrawal: a grouped card number':
    'a script’s Backspace deletes nothing behind grouped digits; by WebDriver’s keys it does',
  'the testimonials take turns': 'a script’s pointer hovers over nothing',
  'the popup takes no focus, stays in the window of a phone, and is closed by Escape':
    'the width of an SVG picture is there the one at which it is shown',
  'an address that leads nowhere is answered in its own language': 'there is no second browser, with another language',
};
