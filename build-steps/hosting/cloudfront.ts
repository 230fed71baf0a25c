import { stringify } from 'yaml';
import { shellPaths } from '../../src/routes/hosting.ts';
import { cloudfrontFunction } from './cloudfront-function.ts';
import { foreignPaths } from './foreign-files.ts';
import { type HeaderRow, headerRows } from './headers.ts';
import { notice, siteHost } from './notes.ts';

/**
 * Amazon's managed policy for caching compressed files: "Use managed cache policies" in CloudFront's documentation,
 * CachingOptimized.
 */
const CACHING_OPTIMIZED = '658327ea-f89d-4fab-a63d-7e88639e58f6';

/** Paths that get the same headers. */
interface Kind {
  name: string;
  patterns: string[];
  headers: Record<string, string>;
}

/**
 * A CloudFormation template: a bucket that only CloudFront may read, a distribution, the function of
 * `cloudfrontFunction()`, and a policy for the headers of each kind of path. `Cache-Control` is set when files are
 * uploaded: a header set here would also be sent with the answer for a missing file.
 */
export function cloudfrontTemplate(): string {
  const [everywhere, ...others] = kinds();
  const behaviour = ({ name }: Kind) => ({
    TargetOriginId: 'bucket',
    ViewerProtocolPolicy: 'redirect-to-https',
    // The function answers all but the first two; CloudFront allows POST only together with the others.
    AllowedMethods: ['GET', 'HEAD', 'OPTIONS', 'PUT', 'POST', 'PATCH', 'DELETE'],
    Compress: true,
    CachePolicyId: CACHING_OPTIMIZED,
    ResponseHeadersPolicyId: ref(`Headers${name}`),
    FunctionAssociations: [{ EventType: 'viewer-request', FunctionARN: attribute('Function', 'FunctionARN') }],
  });
  const template = {
    AWSTemplateFormatVersion: '2010-09-09',
    Description: 'A static web site in a bucket behind CloudFront',
    Parameters: {
      HostName: { Type: 'String', Default: siteHost(), Description: "The site's host name" },
      CertificateArn: {
        Type: 'String',
        Description: 'Its certificate in AWS Certificate Manager, which must be in us-east-1',
      },
      Folder: {
        Type: 'String',
        Default: '',
        Description: 'The folder of the bucket that is shown: empty for the site, /maintenance while it is closed',
      },
    },
    Resources: {
      Bucket: {
        Type: 'AWS::S3::Bucket',
        Properties: {
          PublicAccessBlockConfiguration: {
            BlockPublicAcls: true,
            BlockPublicPolicy: true,
            IgnorePublicAcls: true,
            RestrictPublicBuckets: true,
          },
        },
      },
      BucketPolicy: bucketPolicy(),
      Access: {
        Type: 'AWS::CloudFront::OriginAccessControl',
        Properties: {
          OriginAccessControlConfig: {
            Name: ref('AWS::StackName'),
            OriginAccessControlOriginType: 's3',
            SigningBehavior: 'always',
            SigningProtocol: 'sigv4',
          },
        },
      },
      Function: {
        Type: 'AWS::CloudFront::Function',
        Properties: {
          Name: joined(ref('AWS::StackName'), '-addresses'),
          AutoPublish: true,
          FunctionConfig: { Comment: 'Folders and tickets', Runtime: 'cloudfront-js-2.0' },
          FunctionCode: cloudfrontFunction(shellPaths()),
        },
      },
      ...Object.fromEntries([everywhere, ...others].map((kind) => [`Headers${kind.name}`, headersPolicy(kind)])),
      Distribution: {
        Type: 'AWS::CloudFront::Distribution',
        Properties: {
          DistributionConfig: {
            Enabled: true,
            HttpVersion: 'http2and3',
            IPV6Enabled: true,
            Aliases: [ref('HostName')],
            ViewerCertificate: {
              AcmCertificateArn: ref('CertificateArn'),
              MinimumProtocolVersion: 'TLSv1.2_2021',
              SslSupportMethod: 'sni-only',
            },
            Origins: [
              {
                Id: 'bucket',
                DomainName: attribute('Bucket', 'RegionalDomainName'),
                OriginPath: ref('Folder'),
                OriginAccessControlId: attribute('Access', 'Id'),
                S3OriginConfig: { OriginAccessIdentity: '' },
              },
            ],
            DefaultCacheBehavior: behaviour(everywhere),
            // The API is not in the bucket: its behaviour is the operator's, with the headers of its kind.
            CacheBehaviors: others.flatMap((kind) =>
              kind.patterns.filter(isOfBucket).map((pattern) => ({ PathPattern: pattern, ...behaviour(kind) })),
            ),
            CustomErrorResponses: [
              { ErrorCode: 404, ResponseCode: 404, ResponsePagePath: '/404.html', ErrorCachingMinTTL: 10 },
            ],
          },
        },
      },
    },
    Outputs: {
      Bucket: { Value: ref('Bucket') },
      // The target of the DNS record of the site's name, by CNAME or alias.
      DistributionHost: { Value: attribute('Distribution', 'DomainName') },
    },
  };
  return `${notice('s3-cloudfront')
    .map((line) => `# ${line}\n`)
    .join('')}${stringify(template, { lineWidth: 0 })}`;
}

/** The kinds of paths, by the headers they get. The first is for all paths that no other kind matches. */
function kinds(): [Kind, ...Kind[]] {
  const rows = headerRows().filter(({ name }) => name !== 'Cache-Control');
  const everywhere: Kind = { name: 'Everywhere', patterns: [], headers: headersAt(rows) };
  const found = new Map<string, Kind>();
  for (const pattern of new Set(rows.flatMap(({ elsewhere }) => elsewhere.map((other) => other.pattern)))) {
    const headers = headersAt(rows, pattern);
    const known = found.get(JSON.stringify(headers)) ?? { name: nameOf(pattern), patterns: [], headers };
    known.patterns.push(pattern);
    found.set(JSON.stringify(headers), known);
  }
  return [everywhere, ...found.values()];
}

function isOfBucket(pattern: string): boolean {
  return !foreignPaths().some((path) => pattern === `${path}/*`);
}

/** `/payment/*` → `OfPayment`, because resource names may contain only letters. */
function nameOf(pattern: string): string {
  const [letters = ''] = pattern.match(/[a-z]+/) ?? [];
  return `Of${letters.slice(0, 1).toUpperCase()}${letters.slice(1)}`;
}

function headersAt(rows: readonly HeaderRow[], pattern?: string): Record<string, string> {
  const values = rows.map(({ name, everywhere, elsewhere }): [string, string | undefined] => [
    name,
    elsewhere.find((other) => other.pattern === pattern)?.value ?? everywhere,
  ]);
  return Object.fromEntries(values.filter((pair): pair is [string, string] => pair[1] !== undefined));
}

/**
 * The policy for the headers of one kind. CloudFront has fixed fields for some headers, and refuses them as custom
 * headers.
 */
function headersPolicy({ name, headers }: Kind): object {
  const {
    'Content-Security-Policy': policy,
    'X-Content-Type-Options': _sniffing,
    'Referrer-Policy': referrers,
    'Strict-Transport-Security': transport = '',
    ...custom
  } = headers;
  return {
    Type: 'AWS::CloudFront::ResponseHeadersPolicy',
    Properties: {
      ResponseHeadersPolicyConfig: {
        Name: joined(ref('AWS::StackName'), `-${name}`),
        SecurityHeadersConfig: {
          ContentSecurityPolicy: { ContentSecurityPolicy: policy, Override: true },
          ContentTypeOptions: { Override: true },
          ReferrerPolicy: { ReferrerPolicy: referrers, Override: true },
          StrictTransportSecurity: {
            AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(transport)?.[1]),
            IncludeSubdomains: transport.includes('includeSubDomains'),
            Override: true,
          },
        },
        CustomHeadersConfig: {
          Items: Object.entries(custom).map(([Header, Value]) => ({ Header, Value, Override: true })),
        },
      },
    },
  };
}

/**
 * The distribution may read files and list them: without the right to list, S3 answers 403 instead of 404 for a missing
 * file.
 */
function bucketPolicy(): object {
  const arn = attribute('Bucket', 'Arn');
  return {
    Type: 'AWS::S3::BucketPolicy',
    Properties: {
      Bucket: ref('Bucket'),
      PolicyDocument: {
        Version: '2012-10-17',
        Statement: [
          {
            Effect: 'Allow',
            Principal: { Service: 'cloudfront.amazonaws.com' },
            Action: ['s3:GetObject', 's3:ListBucket'],
            Resource: [arn, joined(arn, '/*')],
            Condition: {
              StringEquals: {
                'AWS:SourceArn': joined(
                  'arn:aws:cloudfront::',
                  ref('AWS::AccountId'),
                  ':distribution/',
                  ref('Distribution'),
                ),
              },
            },
          },
        ],
      },
    },
  };
}

function ref(name: string): object {
  return { Ref: name };
}

function attribute(resource: string, name: string): object {
  return { 'Fn::GetAtt': [resource, name] };
}

function joined(...parts: (string | object)[]): object {
  return { 'Fn::Join': ['', parts] };
}
