import type { FullConfig, Reporter, Suite, TestError } from 'playwright/types/testReporter';

/** The line that the reporter writes when a test has ended. */
const COUNT = /^(\d+ of \d+) have ended$/gm;

/** A reporter for Playwright: prints how many tests have ended, of how many. Their results are in the JSON report. */
export default class CountingReporter implements Reporter {
  #all = 0;
  #ended = 0;

  onBegin(_: FullConfig, suite: Suite): void {
    this.#all = suite.allTests().length;
  }

  onTestEnd(): void {
    console.log(`${++this.#ended} of ${this.#all} have ended`);
  }

  onError({ message, value }: TestError): void {
    console.error(message ?? value);
  }

  /** Without a reporter that writes something, Playwright would add its own. */
  printsToStdio(): boolean {
    return true;
  }
}

/** The latest count in the reporter's output: `12 of 480`. */
export function newestCount(text: string): string | undefined {
  return [...text.matchAll(COUNT)].at(-1)?.[1];
}

/** Playwright's output without the counts. */
export function withoutCounts(text: string): string {
  return text
    .replace(COUNT, '')
    .replace(/\n{2,}/g, '\n')
    .trim();
}
