/**
 * Middleware of `npm run dev`: gives each page the policy that the build would write into it, so that violations show
 * at once. It is sent as a header, because Vite's client runs before anything in the page could set a policy.
 */
import { defineMiddleware } from 'astro:middleware';
import { parsePage } from '../page.ts';
import { developingPolicy } from './developing-policy.ts';

export const onRequest = defineMiddleware(async (_, next) => {
  const response = await next();
  if (!response.ok || !response.headers.get('content-type')?.startsWith('text/html')) return response;
  const html = await response.text();
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(developingPolicy(parsePage('', html)))) headers.set(name, value);
  return new Response(html, { status: response.status, headers });
});
