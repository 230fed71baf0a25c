import { spawn } from 'node:child_process';
import { type Engine, expressionOf, PATIENCE_MS, until } from './engine.ts';
import { endWithTests, freePort, startScreen } from './processes.ts';

/** Starts WebKitGTK's MiniBrowser with its driver, and drives it with WebDriver (w3.org/TR/webdriver2). */
export async function startWebKit(files: { driver: string; browser: string; screen: string }): Promise<Engine> {
  const port = await freePort();
  const screen = await startScreen(files.screen, '1280x900');
  const env = { ...process.env, DISPLAY: screen.name };
  const started = endWithTests(spawn(files.driver, [`--port=${port}`], { stdio: 'ignore', env }));
  const send = async <Result>(
    method: string,
    path: string,
    body?: object,
    patienceMs = PATIENCE_MS,
  ): Promise<Result> => {
    const address = `http://127.0.0.1:${port}/session${path}`;
    // A request to a page that is being left is never answered, because the page's process ends. A second request is
    // answered.
    const signal = AbortSignal.timeout(patienceMs);
    const answer = await fetch(address, { method, signal, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await answer.json()) as { value: Result & { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  // With any other strategy, the driver would wait forever for the page load after going back.
  const options = { 'webkitgtk:browserOptions': { binary: files.browser, args: ['--automation'] } };
  const capabilities = { alwaysMatch: { ...options, pageLoadStrategy: 'none', timeouts: { script: 3000 } } };
  const id = await patiently(() => send<{ sessionId: string }>('POST', '', { capabilities }, 30_000));
  const session = `/${id.sessionId}`;
  const run: Engine['run'] = async (task, input, patienceMs) => {
    const script = `return ${expressionOf(task, input)}`;
    return JSON.parse(await send<string>('POST', `${session}/execute/sync`, { script, args: [] }, patienceMs));
  };
  return {
    run,
    async open(url) {
      await run(() => Object.assign(window, { isOld: true }) && null);
      await send('POST', `${session}/url`, { url });
      await until({ run }, `${url} opens`, () => !('isOld' in window) && document.readyState === 'complete');
    },
    back: () => send('POST', `${session}/back`, {}),
    async close() {
      await send('DELETE', session);
      started.kill();
      screen.process.kill();
    },
  };
}

/** Repeats an attempt until the driver listens, for at most 20 seconds. */
async function patiently<Result>(attempt: () => Promise<Result>): Promise<Result> {
  const endMs = Date.now() + 20_000;
  for (;;) {
    try {
      return await attempt();
    } catch (failure) {
      if (!(failure instanceof TypeError) || Date.now() > endMs) throw failure;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
