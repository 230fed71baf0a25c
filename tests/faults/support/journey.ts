import type { Locator, Page } from 'playwright/test';
import type { HrefOptions } from '../../../src/routes/href.ts';
import type { Locale } from '../../../src/routes/locales.ts';
import type { ScreenName } from '../../../src/routes/table.ts';
import { expect } from '../../browser/support/fixtures.ts';
import { words } from '../../browser/support/words.ts';
import type { PersonName } from '../../sandbox/seed/people.ts';
import type { Sandbox } from '../../sandbox/server.ts';

/** Where a journey takes place: the page, whose reader reads this language, and the sandbox behind it. */
export interface Scene {
  page: Page;
  locale: Locale;
  sandbox: Sandbox;
}

/** How a reader comes to make a call on a screen, and what they see of it. */
export interface Journey {
  screen: ScreenName;
  /** Which of the screen's ways to the call this is, where it has several. */
  part?: string;
  /** Who is signed in; nobody, if it is not said. */
  who?: PersonName;
  /** The screen's address. */
  address?: Pick<HrefOptions, 'params' | 'query'>;
  /** What is done before the call goes wrong. */
  begin?(scene: Scene): Promise<void>;
  /** What makes the call. Without it, opening the screen does. */
  press?(scene: Scene): Promise<void>;
  /** Did nobody ask for it? Then a failure says nothing, but for what the server itself says, where that is of use. */
  isQuiet?: true | 'butRefusals';
  /** What was typed must still be there after the failure; a promise that rejects says what is gone. */
  kept?(scene: Scene): Promise<void>;
  /** The way on once the fault is over; pressing again, if it is not said, or else "Try again" or a reload. */
  again?(scene: Scene): Promise<void>;
  /** The way on where the failure has left open what the server did, if it is another one. */
  look?(scene: Scene): Promise<void>;
  /** The way on after a refusal, if that is another one; nothing more is expected then. */
  refused?(scene: Scene): Promise<void>;
  /** What is seen once the call has succeeded. */
  works(scene: Scene): Promise<void>;
  /** Does a lost answer do no harm, because the screen looks what the server has? */
  healsLoss?: true;
}

/** A call's journeys: at least one. */
export type Journeys = readonly [Journey, ...Journey[]];

/** A button by its words. */
export function button({ page }: Scene, name: string): Locator {
  return page.getByRole('button', { name, exact: true });
}

/** Presses "Try again". */
export async function tryAgain(scene: Scene): Promise<void> {
  await button(scene, words(scene.locale, 'shared')('failure.retry')).first().click();
}

/** Whoever presses again what may have been done already, and is asked, confirms it; else `done` is seen. */
export async function confirmIfAsked({ page }: Scene, confirmLabel: string, done: Locator): Promise<void> {
  const confirm = page.getByRole('dialog').getByRole('button', { name: confirmLabel, exact: true });
  await expect(confirm.or(done).first()).toBeVisible();
  if (await confirm.isVisible()) await confirm.click();
}
