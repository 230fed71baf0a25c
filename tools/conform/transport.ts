import { type Answer, ask } from './ask.ts';
import type { Finding, Report } from './findings.ts';
import { NOT_FOUND, UNKNOWN_CALL, wrapperIn } from './presence.ts';

type Check = Report['transport'][number];
type Note = (weight: Finding['weight'], text: string) => void;

/** The headers that pages must be allowed to send. */
const SENT_HEADERS = ['authorization', 'content-type'];

/** Compression does not pay for a smaller answer, in bytes. */
const SMALL_BYTES = 1_400;

/** What the check of `UNKNOWN_CALL` is called. */
const UNKNOWN = 'unknown call';

/** Does the answer to a preflight request let browsers make this call, with an `Idempotency-Key` if the site sends one? */
export async function checkPreflight(
  api: string,
  origin: string,
  call: string,
  { sendsIdempotencyKey = false } = {},
): Promise<Check> {
  const answer = await ask(`${api}/Website/${call}`, origin, {
    method: 'OPTIONS',
    headers: { 'access-control-request-method': 'POST', 'access-control-request-headers': SENT_HEADERS.join(',') },
  });
  return check('preflight', said(answer), (note) => {
    if (isSameOrigin(api, origin)) return;
    if (answer.status === undefined || answer.status < 200 || answer.status > 299) {
      note('unusable', `OPTIONS is answered with ${said(answer)}: a browser then makes no call; answer 204`);
    }
    noteOrigin(answer, origin, note);
    const allowed = listOf(answer, 'access-control-allow-headers');
    // `*` does not include `authorization` (Fetch, section 4.9).
    const lacking = SENT_HEADERS.filter(
      (name) => !allowed.includes(name) && (name === 'authorization' || !allowed.includes('*')),
    );
    if (lacking.length > 0) note('unusable', `Access-Control-Allow-Headers lacks ${lacking.join(' and ')}`);
    if (!allowed.includes('idempotency-key')) {
      const words = `Access-Control-Allow-Headers lacks idempotency-key: ${sendsIdempotencyKey ? 'browsers refuse every order' : 'leave that switched off'}`;
      note(sendsIdempotencyKey ? 'unusable' : 'hint', words);
    }
    const seconds = Number(answer.headers.get('access-control-max-age') ?? 5);
    if (seconds < 60) note('hint', `Access-Control-Max-Age is ${seconds} s: each call costs a round trip more`);
  });
}

/** Do all answers allow a page of another origin to read them and the server's time? */
export function checkAnswers(api: string, origin: string, answers: readonly Answer[]): Check[] {
  const came = answers.filter(({ status }) => status !== undefined);
  const cors = check('answers to another origin', `${came.length} answers`, (note) => {
    if (isSameOrigin(api, origin)) return;
    const hidden = came.filter((answer) => !isAllowed(answer, origin));
    if (hidden.length > 0) {
      const words = 'a browser hides them from the site, which says "Network error"';
      note('unusable', `${hidden.length} of ${came.length} lack Access-Control-Allow-Origin for ${origin}: ${words}`);
    }
    const dated = came.filter((answer) => {
      const shown = listOf(answer, 'access-control-expose-headers');
      return answer.headers.has('date') && (shown.includes('date') || shown.includes('*'));
    });
    if (dated.length < came.length)
      note('hint', 'Access-Control-Expose-Headers lacks Date: days left follow the reader’s clock');
  });
  const form = check('form', `${came.length} answers`, (note) => {
    const types = came.filter(
      ({ status, headers }) => status === 200 && !/json/.test(headers.get('content-type') ?? ''),
    );
    if (types.length > 0)
      note('tolerated', `${types.length} of ${came.length} say another content type than application/json`);
    const large = came.filter(({ text, headers }) => text.length > SMALL_BYTES && !headers.has('content-encoding'));
    if (large.length > 0) note('hint', `${large.length} answers of more than ${SMALL_BYTES} bytes are not compressed`);
    const kept = came.filter(({ headers }) => /max-age=[1-9]|public/.test(headers.get('cache-control') ?? ''));
    if (kept.length > 0)
      note('hint', `${kept.length} answers allow caches to keep them; the site asks for none from a cache`);
    if (/^http:\/\/(?!localhost|127\.0\.0\.1)/.test(api))
      note('unusable', 'the address is not https: a browser blocks it from an https page');
  });
  return [cors, form];
}

/** What is said of a server that can't be reached. */
export function nothingAnswers(api: string, answer: Answer): Check {
  return check('server', said(answer), (note) => {
    note('unusable', `nothing answers at ${new URL(api).origin}: ${answer.failure}`);
  });
}

/** Is a call that nobody has refused? */
export async function checkUnknown(
  api: string,
  origin: string,
  token?: string,
): Promise<{ check: Check; answer: Answer }> {
  return sendOdd(`${api}/Website/${UNKNOWN_CALL}`, origin, UNKNOWN, '{}', token);
}

/** Are bodies that the site would never send refused, without a server error? */
export async function checkPayloads(api: string, origin: string): Promise<{ checks: Check[]; answers: Answer[] }> {
  const address = `${api}/Website/login`;
  const odd = [
    await sendOdd(address, origin, 'wrong payload', '{"account":[1],"password":{}}'),
    await sendOdd(address, origin, 'body that is no JSON', '{"account":'),
  ];
  return { checks: odd.map(({ check: one }) => one), answers: odd.map(({ answer }) => answer) };
}

/** Notes that not one call is there. */
export function noteNothing({ findings }: Check): void {
  const text = 'all calls are answered like this one, which nobody has: is the address what stands before /Website/?';
  findings.push({ weight: 'unusable', place: '', text });
}

async function sendOdd(address: string, origin: string, name: string, body: string, token?: string) {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: token }) };
  const answer = await ask(address, origin, { method: 'POST', headers, body });
  const judged = check(name, said(answer), (note) => {
    const { status = 0, text } = answer;
    const code = wrapperIn(text)?.code;
    if (status === 0) note('unusable', `no answer: ${answer.failure}`);
    else if (code === 200) note('unusable', 'is answered as if all were well');
    else if (name === UNKNOWN && status !== 200 && NOT_FOUND.includes(status)) return;
    else if (status >= 500) note('unusable', `HTTP ${status}: what can’t be used must be refused, not fail`);
    else if (status >= 300)
      note('tolerated', `HTTP ${status} in place of a refusal with HTTP 200; the site sends no such thing`);
    else if (code === undefined) note('unusable', 'is answered with what is no refusal: {"code": 400, …} is expected');
  });
  return { check: judged, answer };
}

function check(name: string, words: string, judge: (note: Note) => void): Check {
  const findings: Finding[] = [];
  judge((weight, text) => findings.push({ weight, place: '', text }));
  return { name, said: words, findings };
}

function said({ status, ms, failure }: Answer): string {
  return status === undefined ? `no answer (${failure})` : `HTTP ${status} in ${ms} ms`;
}

function noteOrigin(answer: Answer, origin: string, note: Note): void {
  if (isAllowed(answer, origin)) return;
  const given = answer.headers.get('access-control-allow-origin');
  note(
    'unusable',
    given ? `Access-Control-Allow-Origin is ${given}, not ${origin}` : 'Access-Control-Allow-Origin is missing',
  );
}

function isAllowed({ headers }: Answer, origin: string): boolean {
  const given = headers.get('access-control-allow-origin');
  return given === '*' || given === origin;
}

function isSameOrigin(api: string, origin: string): boolean {
  return new URL(api).origin === origin;
}

function listOf({ headers }: Answer, name: string): string[] {
  return (headers.get(name) ?? '').toLowerCase().split(/\s*,\s*/);
}
