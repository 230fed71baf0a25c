import * as config from '#config.ts';

/**
 * The policy of files on the site's origin that do not belong to the site. A file that a member uploaded must not run
 * as a page of the site (docs/behaviour/session.md#who-may-ask).
 */
export const FOREIGN_POLICY = "default-src 'none'; sandbox";

/** Kinds of pictures that browsers only draw. Everything else from the API must be saved instead of opened. */
export const DRAWN = ['jpeg', 'png', 'gif', 'webp', 'avif'] as const;

/**
 * Returns the paths on the site's host that belong to the API and its attachments, without a slash at the end. The list
 * is empty if both are on other hosts.
 */
export function foreignPaths(): string[] {
  const paths = [...new Set([...config.apiBases, config.attachmentBase])].filter((base) => base.startsWith('/'));
  return paths.filter((path) => !paths.some((other) => path.startsWith(`${other}/`)));
}

/** Returns the comment in a host's configuration about the API at a path of the site. */
export function apiNote(base: string): string {
  return config.apiUpstream
    ? `# The API at ${base}. It gets the addresses as browsers send them, starting with ${base}.`
    : `# The API is missing. The site expects it at ${base}: set PETREL_API_UPSTREAM to the API's address, and run "npm run hosting" again.`;
}
