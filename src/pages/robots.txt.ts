import type { APIRoute } from 'astro';
import * as config from '../config.ts';
import { robotsFile } from '../routes/hosting.ts';

export const GET: APIRoute = () => new Response(robotsFile(config.siteUrl, config.apiBase));
