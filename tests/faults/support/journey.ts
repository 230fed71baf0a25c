import type { Locator, Page } from 'playwright/test';
import type { HrefOptions } from '../../../src/routes/href.ts';
import type { Locale } from '../../../src/routes/locales.ts';
import type { ScreenName } from '../../../src/routes/table.ts';
import { expect } from '../../browser/support/fixtures.ts';
import { words } from '../../browser/support/words.ts';
import type { PersonName } from '../../sandbox/seed/people.ts';
import type { Sandbox } from '../../sandbox/server.ts';

/** Where a journey takes place: the page, the reader's language, and the sandbox. */
export interface Scene {
  page: Page;
  locale: Locale;
  sandbox: Sandbox;
}

/** How a call is made on a screen, and what the reader sees of it. */
export interface Journey {
  screen: ScreenName;
  /** Which of several ways to make the call on this screen it is. */
  part?: string;
  /** Who is signed in; a guest if left out. */
  who?: PersonName;
  /** The screen's address. */
  address?: Pick<HrefOptions, 'params' | 'query'>;
  /** Done before the call is made to fail. */
  begin?(scene: Scene): Promise<void>;
  /** Makes the call. Without it, opening the screen does. */
  press?(scene: Scene): Promise<void>;
  /**
   * Is the call made without a request by the visitor? Then failures are not shown, except useful texts from the
   * server.
   */
  isQuiet?: true | 'butRefusals';
  /** Checks that the input is still there after the failure; rejects with what is missing. */
  kept?(scene: Scene): Promise<void>;
  /** What to do once the fault is over. Default: press again, or else "Try again" or reload. */
  again?(scene: Scene): Promise<void>;
  /** The same after a failure that leaves the outcome unknown, if it differs. */
  look?(scene: Scene): Promise<void>;
  /** The same after a refusal, if it differs; nothing more is expected then. */
  refused?(scene: Scene): Promise<void>;
  /** Expects what is shown once the call has succeeded. */
  works(scene: Scene): Promise<void>;
  /** Is a lost answer harmless, because the screen checks the state on the server? */
  healsLoss?: true;
}

/** A call's journeys, at least one. */
export type Journeys = readonly [Journey, ...Journey[]];

/** The button with this text. */
export function button({ page }: Scene, name: string): Locator {
  return page.getByRole('button', { name, exact: true });
}

/** Presses "Try again". */
export async function tryAgain(scene: Scene): Promise<void> {
  await button(scene, words(scene.locale, 'shared')('failure.retry')).first().click();
}

/**
 * If the page asks before a repeat of something that may have been done already, confirms; otherwise expects `done`.
 */
export async function confirmIfAsked({ page }: Scene, confirmLabel: string, done: Locator): Promise<void> {
  const confirm = page.getByRole('dialog').getByRole('button', { name: confirmLabel, exact: true });
  await expect(confirm.or(done).first()).toBeVisible();
  if (await confirm.isVisible()) await confirm.click();
}
