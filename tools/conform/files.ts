import { ask } from './ask.ts';
import type { Finding, Report } from './findings.ts';

/** Types that browsers only draw. */
const DRAWN = /^image\/(jpeg|png|gif|webp|avif)(;|$)/;

/** Names that count, or are too short not to be found by trying. */
const GUESSABLE = /^(\d{1,14}|[^.]{1,7})(\.|$)/;

/** Where a server's files stand, and for which site. */
interface Place {
  files: string;
  origin: string;
}

/**
 * Is a stored file sent so that it can't act as a page (docs/api.md#attachments)? On the site's own origin it could
 * otherwise take a member's session.
 *
 * @param name A stored name; undefined if none is known.
 * @param isPage Is it a page with a script, which conform has uploaded? Whoever stores one must send it as none.
 */
export async function checkFile(
  { files, origin }: Place,
  name: string | undefined,
  isPage = false,
): Promise<Report['transport'][number]> {
  const findings: Finding[] = [];
  const check = {
    name: isPage ? 'a page that was uploaded' : 'a stored file',
    said: 'no file is known: a ticket with a picture would name one, or --writes=ticket stores one',
    findings,
  };
  if (name === undefined) return check;
  const address = `${files}/${encodeURIComponent(name)}`;
  const { status, headers, failure, ms } = await ask(address, origin, { method: 'GET' });
  check.said = status === undefined ? `no answer (${failure})` : `${name}, HTTP ${status} in ${ms} ms`;
  const note = (weight: Finding['weight'], text: string): void => {
    findings.push({ weight, place: '', text });
  };
  if (status !== 200) {
    note('unusable', `${name} is not at ${files}; --files says where files are`);
    return check;
  }
  const weight = isPage || new URL(files).origin === origin ? 'unusable' : 'tolerated';
  const cost = 'a file with a script acts as a page of its host';
  if (!isSandboxed(headers)) note(weight, `lacks Content-Security-Policy: default-src 'none'; sandbox – ${cost}`);
  if (!/^\s*nosniff/i.test(headers.get('x-content-type-options') ?? '')) {
    note(weight, 'lacks X-Content-Type-Options: nosniff: what is called a picture may be read as a page');
  }
  const isSaved = /^\s*attachment/i.test(headers.get('content-disposition') ?? '');
  if (!isSaved && !DRAWN.test(headers.get('content-type') ?? '')) {
    note(weight, 'is no picture, and lacks Content-Disposition: attachment: it opens in place of being saved');
  }
  if (isPage) return check;
  if (GUESSABLE.test(name))
    note('unusable', `is called ${name}: who counts on sees the pictures of others, since no token is asked for`);
  const missing = await ask(`${files}/conform-no-such-file.png`, origin, { method: 'GET' });
  if (missing.status === 200) note('tolerated', 'comes with HTTP 200 for a name that nobody has, too');
  else if (/html/.test(missing.headers.get('content-type') ?? '') && !isSandboxed(missing.headers)) {
    note(weight, 'has a page in its place for a name that nobody has, and that page lacks the headers');
  }
  return check;
}

/** Does the policy of an answer take scripts and the host's origin away? */
function isSandboxed(headers: Headers): boolean {
  const allowed = /(?:^|[;,])\s*sandbox\b([^;,]*)/i.exec(headers.get('content-security-policy') ?? '')?.[1];
  return allowed !== undefined && !/allow-(scripts|same-origin)/i.test(allowed);
}
