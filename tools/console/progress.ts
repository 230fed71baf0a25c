import yoctoSpinner from 'yocto-spinner';

/** A progress line on the terminal. */
export interface Progress {
  /** Shows a detail after the elapsed time. */
  tell(detail: string): void;
  /** Removes the line. Returns the seconds that have passed, with one decimal: `41.0`. */
  end(): string;
}

/** How often the progress is logged if there is no terminal. */
const PLAIN_MS = 60_000;

/**
 * Shows that something is running and for how long: with a spinner on a terminal, elsewhere (CI logs, pipes) in plain
 * lines.
 *
 * @param name What is being done, as the start of a line: `Building the site`.
 */
export function startProgress(name: string): Progress {
  const startMs = performance.now();
  const passedMs = (): number => performance.now() - startMs;
  let detail = '';
  const text = (): string => `${name}  ${Math.floor(passedMs() / 1000)} s  ${detail}`.trimEnd();
  // Without a terminal the spinner would write a line for each new text.
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
