// biome-ignore-all lint/plugin/clock: the machine that builds dates its own file
import type { APIRoute } from 'astro';
import * as config from '#config.ts';
import { securityFile } from '#routes/files.ts';

/** How to report a weakness (docs/behaviour/addresses.md#security-file). */
export const GET: APIRoute = () =>
  new Response(securityFile({ siteUrl: config.siteUrl, email: config.supportEmail, builtMs: Date.now() }));
