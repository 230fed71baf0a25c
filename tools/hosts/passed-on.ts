import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { FOREIGN_POLICY, foreignPaths } from '../../build-steps/hosting/foreign-files.ts';
import { type Answer, ask } from './ask.ts';

/** A server in the API's place, which says what it was asked for and takes no care of its files. */
export interface Upstream {
  origin: string;
  stop(): void;
}

/** Starts a server in the API's place: what ends with `.html` it calls a page, what ends with `.png` a picture. */
export async function startUpstream(): Promise<Upstream> {
  const server = createServer((request, response) => {
    const [, ending = ''] = /\.(html|png)$/.exec(request.url ?? '') ?? [];
    const type = { html: 'text/html', png: 'image/png' }[ending] ?? 'application/json';
    // Headers of its own, which the host must replace.
    const headers = { 'content-type': type, 'content-security-policy': 'upgrade-insecure-requests' };
    response.writeHead(200, headers).end(`${request.method} ${request.url}`);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/**
 * Does a server of one's own pass the API's paths on as they are, and keep files of members from acting as pages
 * (docs/hosting/README.md#the-api)? Returns what is wrong.
 */
export async function checkPassedOn(origin: string): Promise<{ made: number; wrong: string[] }> {
  const asked = foreignPaths().flatMap((base) =>
    ['/Website/info', '/files/a.html', '/files/a.png'].map((rest) => base + rest),
  );
  const wrong: string[] = [];
  for (const path of asked) {
    const problem = wrongAnswer(path, await ask(origin, path));
    if (problem) wrong.push(`${path}: ${problem}`);
  }
  return { made: asked.length, wrong };
}

function wrongAnswer(path: string, { status, headers, body }: Answer): string | undefined {
  if (status !== 200) return `${status} in place of the API's answer`;
  if (body.toString() !== `GET ${path}`) return `the API was asked for ${body.toString().slice(0, 80)}`;
  const expected = {
    'content-security-policy': FOREIGN_POLICY,
    'x-content-type-options': 'nosniff',
    ...(path.endsWith('.html') && { 'content-disposition': 'attachment' }),
    ...(path.endsWith('.png') && { 'content-disposition': undefined }),
  };
  const [name] = Object.entries(expected).find(([name, value]) => headers[name] !== value) ?? [];
  return name && `${name}: ${headers[name] ?? 'none'}`;
}
