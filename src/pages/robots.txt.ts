import type { APIRoute } from 'astro';
import { config } from '../config.ts';
import { robotsFile } from '../routes/hosting.ts';

export const GET: APIRoute = () => new Response(robotsFile(config.siteUrl, config.apiBase));
