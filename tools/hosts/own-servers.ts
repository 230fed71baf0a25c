import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { caddyfile } from '../../build-steps/hosting/caddy.ts';
import { nginxBrotli, nginxConfig } from '../../build-steps/hosting/nginx.ts';
import { precompress } from '../precompress/precompress.ts';
import { type Host, type HostPlace, NotHere, type RunningHost } from './host.ts';
import { programPath, startProgram } from './processes.ts';

/** nginx and Caddy, each with the built site as it is, and with precompressed files. */
export const OWN_SERVERS: readonly Host[] = [
  { id: 'nginx', name: 'nginx', start: startNginx },
  { id: 'caddy', name: 'Caddy', start: startCaddy },
].flatMap(({ id, name, start }) =>
  [false, true].map(
    (isPrecompressed): Host => ({
      id,
      name: isPrecompressed ? `${name}, .br and .gz` : name,
      by: 'the server itself',
      server: { isPrecompressed },
      async start(place) {
        if (isPrecompressed) await precompress(place.dist);
        return start(place, isPrecompressed);
      },
    }),
  ),
);

async function startNginx({ dist, folder, port, upstream }: HostPlace, isPrecompressed: boolean): Promise<RunningHost> {
  const nginx = programPath('nginx', 'Debian: apt-get install nginx libnginx-mod-http-brotli-static');
  const built = spawnSync(nginx, ['-V'], { encoding: 'utf8' }).stderr;
  const told = (option: string): string => new RegExp(`--${option}=(\\S+)`).exec(built)?.[1] ?? '';
  const brotli = join(told('modules-path'), 'ngx_http_brotli_static_module.so');
  if (isPrecompressed && !existsSync(brotli)) {
    throw new NotHere('this nginx has no brotli_static (Debian: apt-get install libnginx-mod-http-brotli-static)');
  }
  const site = join(folder, 'petrel.conf');
  const main = join(folder, 'nginx.conf');
  writeFileSync(site, nginxConfig({ root: dist, port, upstream }));
  writeFileSync(join(folder, 'petrel-brotli.conf'), nginxBrotli());
  const stores = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  const lines = [
    // If started as root, it must read a folder that only root may read.
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    ...(existsSync(brotli) ? [`load_module ${brotli};`] : []),
    `pid ${join(folder, 'nginx.pid')};`,
    'daemon off;',
    'worker_processes 1;',
    'error_log stderr;',
    'events {}',
    'http {',
    `include ${join(dirname(told('conf-path')), 'mime.types')};`,
    'default_type application/octet-stream;',
    'access_log off;',
    ...stores,
    `include ${site};`,
    ...(existsSync(brotli) ? [`include ${join(folder, 'petrel-brotli.conf')};`] : []),
    '}',
  ];
  writeFileSync(main, `${lines.join('\n')}\n`);
  return startProgram(nginx, ['-c', main, '-e', 'stderr'], { origin: `http://127.0.0.1:${port}` });
}

async function startCaddy({ dist, folder, port, upstream }: HostPlace): Promise<RunningHost> {
  const caddy = programPath('caddy', 'Debian: apt-get install caddy');
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, caddyfile({ root: dist, port, upstream }));
  // Its own data goes into the temporary folder, not into the user's home.
  const env = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  execFileSync(caddy, ['validate', '--adapter', 'caddyfile', '--config', file], { env, stdio: 'pipe' });
  return startProgram(caddy, ['run', '--adapter', 'caddyfile', '--config', file], {
    origin: `http://127.0.0.1:${port}`,
    env,
  });
}
