import type { APIRoute } from 'astro';
import * as config from '#config.ts';
import { robotsFile } from '#routes/search-engines.ts';

/** Tells search engines which pages they may read (docs/behaviour/addresses.md). */
export const GET: APIRoute = () => new Response(robotsFile(config.siteUrl, config.apiBases));
