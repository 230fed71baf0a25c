/** A host's answer, with its text decompressed. */
export interface Answer {
  /** 0 if there was no answer. */
  status: number;
  headers: Headers;
  text: string;
  /** Why there was no answer, and what to do about a certificate. */
  failure?: string;
}

/** The longest time to wait for one answer. */
const TIMEOUT_MS = 20_000;

/** Sends one request. Redirects are not followed. Never throws: if there was no answer, `failure` says why. */
export async function ask(address: string, init: RequestInit = {}): Promise<Answer> {
  try {
    const response = await fetch(address, {
      ...init,
      headers: { 'accept-encoding': 'br, gzip', ...Object(init.headers) },
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const { status, headers } = response;
    return { status, headers, text: await response.text() };
  } catch (error) {
    const { name, message, cause } = error as Error;
    const code: string =
      name === 'TimeoutError' ? `none within ${TIMEOUT_MS / 1000} s` : (Object(cause).code ?? message);
    const help = /CERT|SIGNATURE/.test(code)
      ? ': docs/hosting/README.md#checking-a-host says what to do about certificates'
      : '';
    return { status: 0, headers: new Headers(), text: '', failure: `no answer (${code})${help}` };
  }
}
