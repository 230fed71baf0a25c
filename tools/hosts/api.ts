import * as v from 'valibot';
import { Wrapper } from '#contract/call.ts';
import { skuList } from '#contract/shop.ts';
import { parsed } from '../conform/answers.ts';
import { type Answer, ask } from './ask.ts';

/** The addresses at which a site expects its API, as in `src/config.ts`. */
export interface ApiPlace {
  apiBases: readonly string[];
  attachmentBase: string;
}

/** A name that no attachment has. */
const MADE_UP = 'petrel-hosts-no-such-file';

/** The statuses with which a host answers if it can't use the server behind it. */
const GATEWAY_FAILURES = [500, 502, 503, 504];

/**
 * Reads from the API of a site that is online as the site's pages at `origin` do. From each of the API's addresses it
 * reads the packages once, without a token. It also asks for a file that does not exist. Returns what is wrong and what
 * to do, a sentence each.
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

/** Returns why an answer can't be the API's. Undefined if it may be. */
function wrongAnswer(base: string, { status, text, failure }: Answer): string | undefined {
  if (failure) return `${failure}; PETREL_API_BASES says where the site expects its API`;
  const said = `HTTP ${status}${isPage(text) ? ' with a page' : ''} in place of the API`;
  if (GATEWAY_FAILURES.includes(status)) return `${said}: look at the host’s configuration, and at the API’s own log`;
  if (status < 300 && !isPage(text)) return undefined;
  return base.startsWith('/')
    ? `${said}: the host does not pass ${base} on to the API; docs/hosting/README.md#the-api says how`
    : `${said}: calls go to ${base}/Website/…; if the API is elsewhere, change PETREL_API_BASES and build again`;
}

function wrongOrigin(origin: string, api: string, { headers }: Answer): string | undefined {
  const allowed = headers.get('access-control-allow-origin');
  if (new URL(api).origin === origin || allowed === '*' || allowed === origin) return undefined;
  return `Access-Control-Allow-Origin is ${allowed ?? 'missing'}, not ${origin}; docs/api.md#cors says what the API must send`;
}

/**
 * Returns a message if the site can't show the answer. It must have a wrapper and meet the contract, and must not be a
 * refusal.
 */
function wrongBean({ text }: Answer): string | undefined {
  const { code, bean } = v.parse(v.fallback(Wrapper, { code: 0, logout: false }), parsed(text));
  if (code === 200 && v.is(skuList.bean, bean)) return undefined;
  return `the site can’t use the answer to ${skuList.name}; npm run conform says why`;
}

/**
 * Returns a message if the address of a missing file shows a page. Files of members would then get the policy and the
 * session of that page.
 */
function wrongFile({ status, text, failure }: Answer): string | undefined {
  if (failure) return `${failure}; PETREL_ATTACHMENT_BASE says where the site expects members’ files`;
  if (GATEWAY_FAILURES.includes(status))
    return `HTTP ${status} for a file that does not exist: look at the server’s own log`;
  const isOfSite = /data-(screen|not-found|locale)\b/.test(text);
  if (!isOfSite && !(status === 200 && isPage(text))) return undefined;
  return `HTTP ${status} with a page for a file that does not exist: the host does not pass this address on to the API; docs/hosting/README.md#the-api says how`;
}

function isPage(text: string): boolean {
  return /^\s*</.test(text);
}
