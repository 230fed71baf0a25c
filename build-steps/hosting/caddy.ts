import * as config from '#config.ts';
import { LOCALES } from '#routes/locales.ts';
import { shellPaths } from '#routes/variants.ts';
import { apiNote, DRAWN, FOREIGN_POLICY, foreignPaths } from './foreign-files.ts';
import { FRESH, HOST, headerBlocks, NOTICE, ROOT } from './headers.ts';
import { HOST_FILES } from './host-files.ts';
import { LEVER, MAINTENANCE_FOLDER, maintenanceHeaders } from './maintenance.ts';

/** Returns Caddy's complete configuration of the site. Caddy itself fetches the certificate for the site's name. */
export function caddyfile(): string {
  const [everywhere, ...others] = headerBlocks(false);
  return `${NOTICE}

${HOST} {
	root * ${ROOT}
	# For what was not compressed before (npm run precompress).
	encode zstd gzip

	# In this order: of two headers the later one counts, and what answers first has answered.
	route {
${foreignPaths().map(apiLines).join('')}		# Closed while the file "${LEVER}" is there: docs/operating.md#closing-the-site. The API goes on, so that payments arrive.
		@closed file {
			root ${MAINTENANCE_FOLDER}
			try_files ${LEVER}
		}
		handle @closed {
			root * ${MAINTENANCE_FOLDER}
			rewrite * /404.html
			header {
				${fields(maintenanceHeaders()).join('\n				')}
			}
			file_server {
				status 503
			}
		}

		header {
			${fields({ ...everywhere.headers, 'Cache-Control': FRESH }).join('\n			')}
		}
		${others.map(({ pattern, headers }) => `header ${pattern} {\n			${fields(headers).join('\n			')}\n		}`).join('\n		')}

		# Gateways may send buyers back by POST. A path with two slashes at its start would lead to another host.
		@sent {
			method POST
			not path //*
		}
		redir @sent {uri} 303
		@other not method GET HEAD
		error @other 405
		@hidden path /404.html ${LOCALES.map((locale) => `/${locale}/404.html`).join(' ')}
		error @hidden 404

		# Folders get their slash and keep their query, which Caddy by itself would drop: an inviter would go without thanks.
		@asked {
			not path */
			file {path}/index.html
			expression {query} != ""
		}
		redir @asked {path}/?{query} 308
		@folder {
			not path */
			file {path}/index.html
		}
		redir @folder {path}/ 308

		# Tickets: one file for all ids.
		${shellPaths()
      .map((shell) => `rewrite ${shell}* ${shell}`)
      .join('\n		')}

		file_server {
			hide ${HOST_FILES.join(' ')}
			precompressed br gzip
		}
	}

	# The page for what is not found, in the address's own language.
	handle_errors {
		header Cache-Control no-store
		${LOCALES.map((locale) => `@${locale} path /${locale}/*\n		rewrite @${locale} /${locale}/404.html`).join('\n		')}
		@bare not path ${LOCALES.map((locale) => `/${locale}/*`).join(' ')}
		rewrite @bare /404.html
		encode zstd gzip
		file_server {
			precompressed br gzip
		}
	}
}
`;
}

/** Returns the lines for the API on the site's own origin. Caddy itself checks the certificate of an https address. */
function apiLines(base: string): string {
  if (!config.apiUpstream) return `		${apiNote(base)}\n\n`;
  // Use `handle`: `handle_path` would remove the base from the path. Write `defer` in full: its short form `>` does
  // nothing in Caddy 2.6.2.
  return `		${apiNote(base)}
		# Its headers keep members' files from acting as pages.
		handle ${base}/* {
			header {
				Content-Security-Policy "${FOREIGN_POLICY}"
				X-Content-Type-Options nosniff
				defer
			}
			@saved {
				method GET
				not path *.jpg ${DRAWN.map((kind) => `*.${kind}`).join(' ')}
			}
			header @saved {
				Content-Disposition attachment
				defer
			}
			reverse_proxy ${config.apiUpstream} {
				header_up Host {upstream_hostport}
			}
		}

`;
}

function fields(headers: Readonly<Record<string, string>>): string[] {
  return Object.entries(headers).map(([name, value]) => `${name} "${value}"`);
}
