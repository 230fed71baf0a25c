#!/bin/sh
# Made by `npm run hosting` from the route table, src/config.ts and the headers of dist/_headers. Change those, and make it again.
# How to use it, step by step: docs/hosting/s3-cloudfront.md
# Usage: sh hosting.local/s3-cloudfront/upload.sh BUCKET
set -eu
to="s3://$1"

# What pages load comes before the pages.
aws s3 sync dist/_astro "$to/_astro" --cache-control 'public, max-age=31536000, immutable' --exclude '_headers' --exclude '_redirects' --exclude '*.br' --exclude '*.gz'
aws s3 sync dist "$to" --cache-control 'public, max-age=0, must-revalidate' --exclude '_headers' --exclude '_redirects' --exclude '*.br' --exclude '*.gz' --exclude '_astro/*' --exclude 'new-version.js' --exclude 'sw.js'
aws s3 cp dist/new-version.js "$to/new-version.js" --cache-control 'no-cache'
aws s3 cp dist/sw.js "$to/sw.js" --cache-control 'no-cache'
# What is gone goes; but for scripts, which pages that are open may still load.
aws s3 sync dist "$to" --delete --size-only --exclude '_headers' --exclude '_redirects' --exclude '*.br' --exclude '*.gz' --exclude '_astro/*' --exclude 'maintenance/*'
