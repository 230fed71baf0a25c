import * as config from '#config.ts';
import { LOCALES } from '#routes/locales.ts';
import { shellPaths } from '#routes/variants.ts';
import { apiNote, DRAWN, FOREIGN_POLICY, foreignPaths } from './foreign-files.ts';
import { FRESH, HOST_AND_PORT, headerBlocks, NOTICE, ROOT } from './headers.ts';
import { HOST_FILES } from './host-files.ts';
import { LEVER, MAINTENANCE_FOLDER, maintenanceHeaders } from './maintenance.ts';

/** Returns Caddy's complete configuration of the site. Caddy itself fetches the certificate for the site's name. */
export function caddyfile(): string {
  const [everywhere, ...others] = headerBlocks(false);
  return `${NOTICE}

${HOST_AND_PORT} {
	root * ${ROOT}
	# Compresses the files that "npm run precompress" has not compressed before.
	encode zstd gzip

	# "route" keeps this order: the later of two equal headers wins, and the first handler that answers ends the request.
	route {
${foreignPaths().map(apiLines).join('')}		# The site is closed while the file "${LEVER}" exists: docs/operating.md#closing-the-site. The API stays open, so that payments arrive.
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

		# The redirections below repeat the path as it came. Browsers read two slashes or a backslash as the start of a host.
		@odd expression \`{path}.matches("^//|[\\\\\\\\\\\\x00]|(^|/)[.][.]?(/|$)")\`
		error @odd 404
		# Gateways may send buyers back by POST.
		@sent method POST
		redir @sent {uri} 303
		@other not method GET HEAD
		error @other 405
		@hidden path /404.html ${LOCALES.map((locale) => `/${locale}/404.html`).join(' ')}
		error @hidden 404

		# Add the slash to folders, and keep the query. Caddy by itself would drop the query, and an inviter's code would be lost.
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

		# One file answers for the ids of all tickets.
		${shellPaths()
      .map((shell) => `rewrite ${shell}* ${shell}`)
      .join('\n		')}

		# File systems refuse longer names, which would be an error of the server.
		@long expression \`{path}.matches("[^/]{86}") || {path}.size() > 1000\`
		error @long 404
		file_server {
			hide ${HOST_FILES.join(' ')}
			precompressed br gzip
		}
	}

	# The 404 page, in the language of the address.
	handle_errors {
		header {
			${fields({ ...everywhere.headers, 'Cache-Control': 'no-store' }).join('\n			')}
		}
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
		# These headers keep files that members uploaded from running as pages of the site.
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
