import * as config from '../../src/config.ts';

/** The lines at the top of every generated file: change its sources and generate it again. */
export function notice(page: string): string[] {
  return [
    'Made by `npm run hosting` from the route table, src/config.ts and the headers of dist/_headers. Change those, and make it again.',
    `How to use it, step by step: docs/hosting/${page}.md`,
  ];
}

/** The site's host name, without a port. */
export function siteHost(): string {
  return new URL(config.siteUrl).hostname;
}
