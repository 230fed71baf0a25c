import { skuList } from '../../src/contract/shop.ts';
import { type Answer, ask, take } from '../conform/ask.ts';
import type { Finding } from '../conform/findings.ts';
import { checkAnswers, checkPreflight } from '../conform/transport.ts';
import { whyNoAnswer } from './certificate.ts';

/** Where a site expects its API, as in `src/config.ts`. */
export interface ApiPlace {
  apiBases: readonly string[];
  attachmentBase: string;
  sendsIdempotencyKey: boolean;
}

/** A name that no attachment has. */
const MADE_UP = 'petrel-hosts-no-such-file';

/** Answers of hosts whose server behind them can't be used. */
const GATEWAY_FAILURES = [500, 502, 503, 504];

/**
 * Reads from the API of a site that is online as its pages at `origin` do: the packages, without a token, from each of
 * its addresses, and a file that is not there. Returns what is wrong, with what to do, a sentence each.
 */
export async function checkApi(
  origin: string,
  { apiBases, attachmentBase, sendsIdempotencyKey }: ApiPlace,
): Promise<{ made: number; wrong: string[] }> {
  const problems = await Promise.all([
    ...apiBases.map((base) => wrongApi(base, origin, sendsIdempotencyKey)),
    wrongAttachments(attachmentBase, origin),
  ]);
  return { made: problems.length, wrong: problems.flat() };
}

async function wrongApi(base: string, origin: string, sendsIdempotencyKey: boolean): Promise<string[]> {
  const api = addressOf(base, origin);
  const answer = await ask(`${api}/Website/${skuList.name}`, origin, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  const problem = wrongAnswer(base, answer);
  if (problem) return [`${base}: ${problem}`];
  const { report, bean } = take(skuList, 'visitor', answer);
  const unread = sentences(report.findings);
  if (bean === undefined && unread.length === 0) unread.push(report.shown[0] ?? `was refused with code ${report.code}`);
  const preflight = await checkPreflight(api, origin, skuList.name, { sendsIdempotencyKey });
  const transport = [preflight, ...checkAnswers(api, origin, [answer])].flatMap(({ findings }) => sentences(findings));
  return [
    ...unread.map((words) => `${base}: ${skuList.name} ${words}; npm run conform -- ${api} says more`),
    ...transport.map((words) => `${base}: ${words}; docs/api.md#cors says what the API must send`),
  ];
}

/** Why an answer can't be the API's; undefined if it may be. */
function wrongAnswer(base: string, answer: Answer): string | undefined {
  const { status, text, failure = '' } = answer;
  const isOwn = base.startsWith('/');
  if (status === undefined) return `${whyNoAnswer(failure)}; PETREL_API_BASES says where the site expects its API`;
  const said = `HTTP ${status}${isPage(text) ? ' with a page' : ''} in place of the API`;
  if (GATEWAY_FAILURES.includes(status)) {
    const whose = isOwn ? `the API to which the host passes ${base} on` : 'the API';
    return `${said}: ${whose} does not work; look at its address in the host’s configuration, and at its own log`;
  }
  if (status < 400 && !isPage(text)) return undefined;
  return isOwn
    ? `${said}: the host does not pass ${base} on; docs/hosting/README.md#the-api says how`
    : `${said}: calls go to ${base}/Website/…; if the API is elsewhere, change PETREL_API_BASES and build again`;
}

/** Names of files that are not there must not lead to a page of the site: its policy and session would be theirs. */
async function wrongAttachments(base: string, origin: string): Promise<string[]> {
  const { status, text, failure = '' } = await ask(`${addressOf(base, origin)}/${MADE_UP}`, origin, {});
  const place = `${base} (attachments)`;
  if (status === undefined) {
    return [`${place}: ${whyNoAnswer(failure)}; PETREL_ATTACHMENT_BASE says where the site expects members’ files`];
  }
  if (GATEWAY_FAILURES.includes(status)) {
    return [
      `${place}: HTTP ${status} for a file that is not there: what sends members’ files does not work; look at its own log`,
    ];
  }
  const isOfSite = /data-(screen|not-found|locale)\b/.test(text);
  if (!isOfSite && !(status === 200 && isPage(text))) return [];
  return [
    `${place}: HTTP ${status} with a page of the site for a file that is not there: the host does not pass it on; docs/hosting/README.md#the-api says how`,
  ];
}

function addressOf(base: string, origin: string): string {
  return base.startsWith('/') ? origin + base : base;
}

function isPage(text: string): boolean {
  return /^\s*</.test(text);
}

function sentences(findings: readonly Finding[]): string[] {
  return findings
    .filter(({ weight }) => weight === 'unusable')
    .map(({ place, text }) => (place ? `${place} ${text}` : text));
}
