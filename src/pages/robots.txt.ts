import type { APIRoute } from 'astro';
import * as config from '#config.ts';
import type { CallName } from '#contract/calls.ts';
import { robotsFile } from '#routes/search-engines.ts';

/** The calls that draw a listed page: the prices and the banner of the landing page. */
const DRAWN_BY = ['skuList', 'activityCheck'] as const satisfies readonly CallName[];

/** Tells search engines which pages they may read (docs/behaviour/addresses.md). */
export const GET: APIRoute = () => new Response(robotsFile(config.siteUrl, config.apiBases, DRAWN_BY));
