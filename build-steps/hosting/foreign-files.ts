import * as config from '#config.ts';

/**
 * The policy of files that stand on the site's origin, but are not the site's: what members upload must not act as a
 * page of it (docs/behaviour/session.md#who-may-ask).
 */
export const FOREIGN_POLICY = "default-src 'none'; sandbox";

/** Pictures that browsers only draw. Everything else from the API is to be saved, not opened. */
export const DRAWN = ['jpeg', 'png', 'gif', 'webp', 'avif'] as const;

/**
 * The paths of the site's host at which the API and its attachments are expected, without a slash at the end; none if
 * they have hosts of their own.
 */
export function foreignPaths(): string[] {
  const paths = [...new Set([...config.apiBases, config.attachmentBase])].filter((base) => base.startsWith('/'));
  return paths.filter((path) => !paths.some((other) => path.startsWith(`${other}/`)));
}

/** The comment of a configuration about the API at a path of the site. */
export function apiNote(base: string): string {
  return config.apiUpstream
    ? `# The API at ${base}. It gets addresses as browsers send them, with ${base} in front.`
    : `# The API, which the site expects at ${base}: set PETREL_API_UPSTREAM to where it is, and make this file again.`;
}
