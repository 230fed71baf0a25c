import { runInNewContext } from 'node:vm';
import { parse } from 'yaml';
import { cloudfrontTemplate } from '../../build-steps/hosting/cloudfront.ts';
import { FRESH, headerBlocks } from '../../build-steps/hosting/headers.ts';
import { HOST_FILES } from '../../build-steps/hosting/host-files.ts';
import { type Documented, fileAt, startDocumented } from './documented.ts';
import type { Host } from './host.ts';

const ONE_NOT_FOUND = 'one 404 page for all languages, which shows that of the address';

/**
 * GitHub Pages, by its documentation only (docs.github.com/pages, and its community threads): files, folders with their
 * slash, `404.html` at the root for everything else, ten minutes of caching, no headers and no rewrites.
 */
const GITHUB: Host = {
  id: 'github',
  name: 'GitHub Pages',
  by: 'its documents only',
  limits: {
    headers: 'sends no headers of a site, so other sites can frame the shop, and payment pages open in a frame',
    caching: 'browsers keep everything for ten minutes',
    shells: 'tickets are answered with status 404 by a page that sends on to them',
    notFound: ONE_NOT_FOUND,
  },
  start: ({ dist, port }) =>
    startDocumented({ dist, port }, async (path, query, has): Promise<Documented> => {
      const file = isHostFile(path) ? undefined : await fileAt(path, has);
      if (!file) return { status: 404, file: '/404.html' };
      const isFolder = file.endsWith('/index.html') && !path.endsWith('/');
      return isFolder ? { status: 301, location: `${path}/${query}` } : { status: 200, file };
    }),
};

/** The parts of a template that are used here. */
interface Template {
  Resources: {
    Function: { Properties: { FunctionCode: string } };
    Distribution: {
      Properties: { DistributionConfig: { DefaultCacheBehavior: Behaviour; CacheBehaviors: Behaviour[] } };
    };
  } & Record<string, { Properties: { ResponseHeadersPolicyConfig: HeadersPolicy } }>;
}

interface Behaviour {
  PathPattern?: string;
  ResponseHeadersPolicyId: { Ref: string };
}

interface HeadersPolicy {
  SecurityHeadersConfig: {
    ContentSecurityPolicy: { ContentSecurityPolicy: string };
    ReferrerPolicy: { ReferrerPolicy: string };
    StrictTransportSecurity: { AccessControlMaxAgeSec: number; IncludeSubdomains: boolean };
  };
  CustomHeadersConfig: { Items: { Header: string; Value: string }[] };
}

interface EdgeRequest {
  uri: string;
  querystring: Record<string, { value: string }>;
}

type EdgeAnswer = EdgeRequest | { statusCode: number; headers: { location: { value: string } } };

/**
 * S3 with CloudFront, by their documentation: the template's function is run, and the first behaviour whose pattern
 * matches the requested address decides the headers. S3 knows only files.
 */
const CLOUDFRONT: Host = {
  id: 'cloudfront',
  name: 'S3 + CloudFront',
  by: 'its documents; the function is run',
  limits: { notFound: ONE_NOT_FOUND },
  start: ({ dist, port }) => {
    const { Resources } = parse(cloudfrontTemplate()) as Template;
    const { handler } = runInNewContext(`${Resources.Function.Properties.FunctionCode}; ({ handler })`) as {
      handler: (event: { request: EdgeRequest }) => EdgeAnswer;
    };
    const { DefaultCacheBehavior, CacheBehaviors } = Resources.Distribution.Properties.DistributionConfig;
    return startDocumented({ dist, port }, async (path, query, has): Promise<Documented> => {
      const behaviour = CacheBehaviors.find(({ PathPattern = '' }) => fits(PathPattern, path)) ?? DefaultCacheBehavior;
      const headers = headersOf(
        Resources[behaviour.ResponseHeadersPolicyId.Ref]?.Properties.ResponseHeadersPolicyConfig,
      );
      const fields = [...new URLSearchParams(query)].map(([name, value]) => [name, { value }]);
      const edge = handler({ request: { uri: path, querystring: Object.fromEntries(fields) } });
      if ('statusCode' in edge) return { status: edge.statusCode, location: edge.headers.location.value, headers };
      const isThere = !isHostFile(edge.uri) && (await has(edge.uri));
      const [file, status] = isThere ? [edge.uri, 200] : ['/404.html', 404];
      return { status, file, headers: { ...headers, 'cache-control': uploadedWith(file) } };
    });
  },
};

/** Hosts that can't be checked without an account, by their documentation. */
export const PAPER_HOSTS: readonly Host[] = [GITHUB, CLOUDFRONT];

function headersOf(policy: HeadersPolicy | undefined): Record<string, string> {
  if (!policy) throw new Error('The template names a headers policy that it does not have');
  const { SecurityHeadersConfig: security, CustomHeadersConfig: custom } = policy;
  const { AccessControlMaxAgeSec, IncludeSubdomains } = security.StrictTransportSecurity;
  return {
    'content-security-policy': security.ContentSecurityPolicy.ContentSecurityPolicy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': security.ReferrerPolicy.ReferrerPolicy,
    'strict-transport-security': `max-age=${AccessControlMaxAgeSec}${IncludeSubdomains ? '; includeSubDomains' : ''}`,
    ...Object.fromEntries(custom.Items.map(({ Header, Value }) => [Header.toLowerCase(), Value])),
  };
}

/** The `Cache-Control` that `upload.sh` sets for a file. */
function uploadedWith(file: string): string {
  return (
    headerBlocks(false).find(({ pattern, headers }) => headers['Cache-Control'] && fits(pattern, file))?.headers[
      'Cache-Control'
    ] ?? FRESH
  );
}

function fits(pattern: string, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}

function isHostFile(path: string): boolean {
  return (HOST_FILES as readonly string[]).includes(path.slice(1));
}
