import * as config from '../../src/config.ts';

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

/** Where a host passes the API's paths on to. */
interface Upstream {
  address: string;
  /** Its name, without a port. */
  host: string;
  isEncrypted: boolean;
  /** Lines of a configuration, as they count; behind signs for the operator to complete while the address is unknown. */
  asWritten(lines: readonly string[]): string[];
}

/** Where a host passes the API's paths on to: `apiUpstream` unless another is named, or an example. */
export function apiUpstream(known = config.apiUpstream): Upstream {
  const address = known ?? 'https://api.internal.example';
  const { hostname, protocol } = new URL(address);
  return {
    address,
    host: hostname,
    isEncrypted: protocol === 'https:',
    asWritten: (lines) => (known ? [...lines] : lines.map((line) => `# ${line}`)),
  };
}

/** What a configuration says about the API at a path of the site, as comments. */
export function apiNotes(base: string, known = config.apiUpstream): string[] {
  return [
    ...(known
      ? [`# The API at ${base}.`]
      : [
          `# The API, which the site expects at ${base}. Set PETREL_API_UPSTREAM to where it is, and make this file again; or write it here, and`,
          '# take the signs away.',
        ]),
    `# It gets addresses as browsers send them, with ${base} in front.`,
  ];
}
