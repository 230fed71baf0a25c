import { ask } from './answers.ts';
import type { Options } from './arguments.ts';
import type { Checked } from './findings.ts';

/** Types that browsers only draw. */
const DRAWN = /^image\/(jpeg|png|gif|webp|avif)(;|$)/;

/** Names that can be guessed: numbers, and names that are short enough to be found by trying. */
const GUESSABLE = /^(\d{1,14}|[^.]{1,7})(\.|$)/;

/** A name that no file has. The answer to it comes from the same host, so it must not act as a page either. */
export const NO_FILE = 'conform-no-such-file';

/**
 * Checks that a stored file is sent so that it can't act as a page (docs/api.md#attachments). Otherwise a file on the
 * site's own origin could steal a member's session.
 */
export async function checkFile({ files, origin }: Options, name: string): Promise<Checked> {
  const { status, headers, said } = await ask(`${files}/${encodeURIComponent(name)}`, origin, {});
  const checked: Checked = { name: `file ${name}`, said, findings: [] };
  const note = (text: string) => checked.findings.push({ weight: 'unusable', place: '', text });
  if (status !== 200 && name !== NO_FILE) {
    note(`is not at ${files}: name the address of stored files with --files`);
    return checked;
  }
  if (!isSandboxed(headers)) {
    note("lacks Content-Security-Policy: default-src 'none'; sandbox – a script in it acts as a page of its host");
  }
  if (!/^\s*nosniff/i.test(headers.get('x-content-type-options') ?? '')) {
    note('lacks X-Content-Type-Options: nosniff: a browser may read a picture as a page');
  }
  const isSaved = /^\s*attachment/i.test(headers.get('content-disposition') ?? '');
  if (!isSaved && !DRAWN.test(headers.get('content-type') ?? '')) {
    note('is no picture, and lacks Content-Disposition: attachment: browsers open it instead of saving it');
  }
  if (GUESSABLE.test(name))
    note('has a name that can be guessed, and files need no token, so others can see it: use long random names');
  return checked;
}

/** Returns whether the policy of an answer forbids scripts and takes the host's origin away. */
function isSandboxed(headers: Headers): boolean {
  const allowed = /(?:^|[;,])\s*sandbox\b([^;,]*)/i.exec(headers.get('content-security-policy') ?? '')?.[1];
  return allowed !== undefined && !/allow-(scripts|same-origin)/i.test(allowed);
}
