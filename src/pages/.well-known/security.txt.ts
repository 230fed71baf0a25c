// biome-ignore-all lint/plugin/clock: the building machine's clock dates this file
import type { APIRoute } from 'astro';
import * as config from '#config.ts';
import { securityFile } from '#routes/files.ts';

/** The file that says how to report a vulnerability (docs/behaviour/addresses.md#security-file). */
export const GET: APIRoute = () =>
  new Response(securityFile({ siteUrl: config.siteUrl, email: config.supportEmail, builtMs: Date.now() }));
