import * as v from 'valibot';
import { Wrapper } from '#contract/call.ts';
import { skuList } from '#contract/shop.ts';
import { parsed } from '../conform/answers.ts';
import { type Answer, ask } from './ask.ts';

/** Where a site expects its API, as in `src/config.ts`. */
export interface ApiPlace {
  apiBases: readonly string[];
  attachmentBase: string;
}

/** A name that no attachment has. */
const MADE_UP = 'petrel-hosts-no-such-file';

/** Answers of hosts whose server behind them can't be used. */
const GATEWAY_FAILURES = [500, 502, 503, 504];

/**
 * Reads from the API of a site that is online as its pages at `origin` do: the packages, without a token, once from each
 * of its addresses, and a file that is not there. Returns what is wrong, with what to do, a sentence each.
 */
export async function checkApi(origin: string, { apiBases, attachmentBase }: ApiPlace): Promise<string[]> {
  const addressOf = (base: string): string => (base.startsWith('/') ? origin + base : base);
  const reads = apiBases.map(async (base) => {
    const answer = await ask(`${addressOf(base)}/Website/${skuList.name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: '{}',
    });
    const problem = wrongAnswer(base, answer) ?? wrongOrigin(origin, addressOf(base), answer) ?? wrongBean(answer);
    return problem && `${base}: ${problem}`;
  });
  const file = ask(`${addressOf(attachmentBase)}/${MADE_UP}`, { headers: { origin } }).then((answer) => {
    const problem = wrongFile(answer);
    return problem && `${attachmentBase} (attachments): ${problem}`;
  });
  return (await Promise.all([...reads, file])).filter((problem) => problem !== undefined);
}

/** Why an answer can't be the API's; undefined if it may be. */
function wrongAnswer(base: string, { status, text, failure }: Answer): string | undefined {
  if (failure) return `${failure}; PETREL_API_BASES says where the site expects its API`;
  const said = `HTTP ${status}${isPage(text) ? ' with a page' : ''} in place of the API`;
  if (GATEWAY_FAILURES.includes(status)) return `${said}: look at the host’s configuration, and at the API’s own log`;
  if (status < 300 && !isPage(text)) return undefined;
  return base.startsWith('/')
    ? `${said}: the host does not pass ${base} on; docs/hosting/README.md#the-api says how`
    : `${said}: calls go to ${base}/Website/…; if the API is elsewhere, change PETREL_API_BASES and build again`;
}

function wrongOrigin(origin: string, api: string, { headers }: Answer): string | undefined {
  const allowed = headers.get('access-control-allow-origin');
  if (new URL(api).origin === origin || allowed === '*' || allowed === origin) return undefined;
  return `Access-Control-Allow-Origin is ${allowed ?? 'missing'}, not ${origin}; docs/api.md#cors says what the API must send`;
}

/** The answer must be one that the site can show: wrapped, no refusal, with what the contract wants. */
function wrongBean({ text }: Answer): string | undefined {
  const { code, bean } = v.parse(v.fallback(Wrapper, { code: 0, logout: false }), parsed(text));
  if (code === 200 && v.is(skuList.bean, bean)) return undefined;
  return `the answer to ${skuList.name} is of no use to the site; npm run conform says why`;
}

/** Names of files that are not there must not lead to a page of the site: its policy and session would be theirs. */
function wrongFile({ status, text, failure }: Answer): string | undefined {
  if (failure) return `${failure}; PETREL_ATTACHMENT_BASE says where the site expects members’ files`;
  if (GATEWAY_FAILURES.includes(status))
    return `HTTP ${status} for a file that is not there: look at the server’s own log`;
  const isOfSite = /data-(screen|not-found|locale)\b/.test(text);
  if (!isOfSite && !(status === 200 && isPage(text))) return undefined;
  return `HTTP ${status} with a page for a file that is not there: the host does not pass it on; docs/hosting/README.md#the-api says how`;
}

function isPage(text: string): boolean {
  return /^\s*</.test(text);
}
