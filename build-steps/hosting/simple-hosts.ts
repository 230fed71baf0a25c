import { LOCALES } from '../../src/routes/locales.ts';
import { FRESH, headerBlocks } from './headers.ts';
import { HOST_FILES } from './host-files.ts';
import { notice, siteHost } from './notes.ts';

/**
 * Netlify's settings: how the site is built, and the 404 page of each language, because Netlify only knows the one at
 * the root.
 */
export function netlifyToml(): string {
  return [
    ...notice('netlify').map((line) => `# ${line}`),
    '',
    '[build]',
    'command = "npm run build"',
    'publish = "dist"',
    '',
    '# The pages are finished: their policies hold hashes of what is in them.',
    '[build.processing]',
    'skip_processing = true',
    ...LOCALES.flatMap((locale) => [
      '',
      '[[redirects]]',
      `from = "/${locale}/*"`,
      `to = "/${locale}/404.html"`,
      'status = 404',
    ]),
    '',
  ].join('\n');
}

/** Settings of Cloudflare Pages, which `wrangler pages` reads. */
export function wranglerJson(): string {
  return [
    ...notice('cloudflare-pages').map((line) => `// ${line}`),
    '{',
    `  "name": "${siteHost().replaceAll('.', '-')}",`,
    '  "pages_build_output_dir": "dist",',
    '  "compatibility_date": "2026-11-01"',
    '}',
    '',
  ].join('\n');
}

/** A workflow that builds the site and publishes it on GitHub Pages. */
export function githubPagesWorkflow(): string {
  return `${notice('github-pages')
    .map((line) => `# ${line}\n`)
    .join('')}
name: GitHub Pages
on:
  push:
    branches: [main]
  workflow_dispatch:
permissions:
  contents: read
  pages: write
  id-token: write
concurrency:
  group: pages
jobs:
  deploy:
    runs-on: ubuntu-latest
    environment:
      name: github-pages
      url: \${{ steps.deployment.outputs.page_url }}
    steps:
      - uses: actions/checkout@v5
      - uses: actions/setup-node@v5
        with:
          node-version-file: .nvmrc
      # The operator's values: the repository's variables that begin with PETREL_.
      - env:
          VARIABLES: \${{ toJSON(vars) }}
        run: |
          jq -r 'to_entries[] | select(.key | startswith("PETREL_")) | "\\(.key)=\\(.value)"' <<< "$VARIABLES" >> "$GITHUB_ENV"
      - run: npm ci
      - run: npm run build
      # Of no use here, and else given out to everybody.
      - run: rm ${HOST_FILES.map((file) => `dist/${file}`).join(' ')}
      - uses: actions/upload-pages-artifact@v5
        with:
          path: dist
          # Or /.well-known/ would be left out.
          include-hidden-files: true
      - id: deployment
        uses: actions/deploy-pages@v4
`;
}

/**
 * A script that uploads the built site to a bucket. Each file gets its `Cache-Control`, for CloudFront and browsers.
 */
export function uploadScript(): string {
  const kept = headerBlocks(false).flatMap(({ pattern, headers: { 'Cache-Control': cache } }) =>
    cache ? [{ path: pattern.slice(1), cache }] : [],
  );
  const folders = kept.filter(({ path }) => path.endsWith('/*')).map(({ path, cache }) => [path.slice(0, -2), cache]);
  const files = kept.filter(({ path }) => !path.endsWith('/*'));
  const unsent = excluded([...HOST_FILES, '*.br', '*.gz']);
  return [
    '#!/bin/sh',
    ...notice('s3-cloudfront').map((line) => `# ${line}`),
    '# Usage: sh hosting.local/s3-cloudfront/upload.sh BUCKET',
    'set -eu',
    'to="s3://$1"',
    '',
    '# What pages load comes before the pages.',
    ...folders.map(([path, cache]) => `aws s3 sync dist/${path} "$to/${path}" --cache-control '${cache}' ${unsent}`),
    `aws s3 sync dist "$to" --cache-control '${FRESH}' ${unsent} ${excluded(kept.map(({ path }) => path))}`,
    ...files.map(({ path, cache }) => `aws s3 cp dist/${path} "$to/${path}" --cache-control '${cache}'`),
    '# What is gone goes; but for scripts, which pages that are open may still load.',
    `aws s3 sync dist "$to" --delete --size-only ${unsent} ${excluded([...folders.map(([path]) => `${path}/*`), 'maintenance/*'])}`,
    '',
  ].join('\n');
}

function excluded(patterns: readonly string[]): string {
  return patterns.map((pattern) => `--exclude '${pattern}'`).join(' ');
}
