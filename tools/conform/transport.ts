import { sendsIdempotencyKey } from '#config.ts';
import { type Answer, ask } from './answers.ts';
import type { Checked, Finding } from './findings.ts';
import { type Session, UNKNOWN_CALL } from './session.ts';

/** The headers that pages must be allowed to send. */
const SENT_HEADERS = ['authorization', 'content-type', ...(sendsIdempotencyKey ? ['idempotency-key'] : [])];

/** Checks that pages of another origin may make calls and read the answers (docs/api.md#cors). */
export async function checkOrigins({ options: { api, origin }, answers }: Session): Promise<Checked[]> {
  if (new URL(api).origin === origin) return [];
  const headers = { 'access-control-request-method': 'POST', 'access-control-request-headers': SENT_HEADERS.join(',') };
  const preflight = await ask(`${api}/Website/skuList`, origin, { method: 'OPTIONS', headers });
  const allowed = (preflight.headers.get('access-control-allow-headers') ?? '').toLowerCase();
  // `*` does not include `authorization` (Fetch, section 4.9).
  const isSent = (name: string) => allowed.includes(name) || (allowed === '*' && name !== 'authorization');
  const lacking = SENT_HEADERS.filter((name) => !isSent(name)).join(' and ');
  const hidden = answers.filter((answer) => answer.status > 0 && !isAllowed(answer, origin)).length;
  const hides = `browsers hide them, and the site shows "Network error"`;
  return [
    checked('preflight', preflight.said, [
      (preflight.status < 200 || preflight.status > 299) &&
        'must be answered with HTTP 204: otherwise browsers make no call',
      !isAllowed(preflight, origin) && `lacks Access-Control-Allow-Origin for ${origin}`,
      lacking && `lacks ${lacking} in Access-Control-Allow-Headers`,
    ]),
    checked('answers to another origin', `${answers.length} answers`, [
      hidden > 0 && `${hidden} lack Access-Control-Allow-Origin for ${origin}: ${hides}`,
    ]),
  ];
}

/**
 * Returns what the answer to an unknown call shows about the whole server. `isEmpty` is true if all calls are answered
 * like it.
 */
export function checkUnknown(unknown: Answer, isEmpty: boolean): Checked {
  return checked(UNKNOWN_CALL, unknown.said, [
    unknown.status === 200 &&
      unknown.code === 200 &&
      'this call does not exist, but is answered as a success: refuse it',
    isEmpty &&
      unknown.status > 0 &&
      'all calls are answered like this: check that the address is the part before /Website/',
    unknown.status === 0 && 'nothing answers at this address',
  ]);
}

function checked(name: string, said: string, wrong: readonly (string | false)[]): Checked {
  const findings = wrong.flatMap((text): Finding[] => (text ? [{ weight: 'unusable', place: '', text }] : []));
  return { name, said, findings };
}

function isAllowed({ headers }: Answer, origin: string): boolean {
  return ['*', origin].includes(headers.get('access-control-allow-origin') ?? '');
}
