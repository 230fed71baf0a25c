import yoctoSpinner from 'yocto-spinner';

/** A line on the terminal that tells what takes its time. */
export interface Progress {
  /** Says how far it has come, behind the elapsed time. */
  tell(detail: string): void;
  /** Takes the line away. Answers the seconds that have passed, with a decimal: `41.0`. */
  end(): string;
}

/** How often a log without a terminal says that something is still going on. */
const PLAIN_MS = 60_000;

/**
 * Shows that something has begun and how long it has taken: with a spinner on a terminal, elsewhere (a CI's log, a pipe) in plain lines.
 *
 * @param name What is done, as the beginning of a line: `Building the site`.
 */
export function startProgress(name: string): Progress {
  const startMs = performance.now();
  const passedMs = (): number => performance.now() - startMs;
  let detail = '';
  const text = (): string => `${name}  ${Math.floor(passedMs() / 1000)} s  ${detail}`.trimEnd();
  // The spinner by itself would write a line for each new text where there is no terminal.
  const spinner = isTerminal() ? yoctoSpinner({ text: text(), stream: process.stdout }).start() : undefined;
  if (!spinner) console.log(`${name} …`);
  const show = (): void => {
    if (spinner) spinner.text = text();
    else console.log(`  ${text()}`);
  };
  const timer = setInterval(show, spinner ? 1000 : PLAIN_MS);
  return {
    tell(news) {
      detail = news;
      if (spinner) spinner.text = text();
    },
    end() {
      clearInterval(timer);
      spinner?.stop();
      return (passedMs() / 1000).toFixed(1);
    },
  };
}

function isTerminal(): boolean {
  return process.stdout.isTTY && !process.env.CI && process.env.TERM !== 'dumb';
}
