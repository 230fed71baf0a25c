import { PlainError } from '../plain-error.ts';

/** The repository that the editor in the browser reads and saves, and the hosts that its page may call. */
export interface AdminRepo {
  /** The `backend` part of the editor's configuration. */
  backend: Readonly<Record<string, unknown>>;
  /** The hosts that the page may call, for its policy. */
  calls: readonly string[];
}

/** Kinds of git hosts: the public one, if there is one, and the path of the API on a self-hosted one. */
const HOSTS: Readonly<Record<string, { home?: string; api: string }>> = {
  github: { home: 'https://github.com', api: '/api/v3' },
  gitlab: { home: 'https://gitlab.com', api: '/api/v4' },
  gitea: { api: '/api/v1' },
};

/**
 * Reads the settings of the editor in the browser: `ADMIN_REPO=github:acme/site`, with `ADMIN_BRANCH`, `ADMIN_SERVER`
 * (a self-hosted git host) and `ADMIN_SIGN_IN` (an OAuth server)
 * (docs/decisions/035-editing-in-the-browser.md#decision). Undefined while it is off; throws on values that make no
 * sense.
 */
export function readAdminRepo(env: NodeJS.ProcessEnv = process.env): AdminRepo | undefined {
  const { ADMIN_REPO, ADMIN_BRANCH, ADMIN_SERVER, ADMIN_SIGN_IN } = env;
  if (!ADMIN_REPO) return undefined;
  const [, name = '', repo] = /^(github|gitlab|gitea):([\w.-]+(?:\/[\w.-]+)+)$/.exec(ADMIN_REPO) ?? [];
  const host = HOSTS[name];
  if (!host)
    throw mistake('ADMIN_REPO', 'github:, gitlab: or gitea: and owner/name, such as github:acme/site', ADMIN_REPO);
  for (const [variable, value] of Object.entries({ ADMIN_SERVER, ADMIN_SIGN_IN })) {
    if (value && !isOrigin(value)) throw mistake(variable, 'https:// and a host name', value);
  }
  const server = ADMIN_SERVER || host.home;
  if (!server) throw mistake('ADMIN_SERVER', `the address of the ${name} server, such as https://git.example.org`, '');
  return {
    backend: {
      name,
      repo,
      ...(ADMIN_BRANCH && { branch: ADMIN_BRANCH }),
      ...(ADMIN_SERVER && { api_root: server + host.api }),
      ...(ADMIN_SIGN_IN ? { base_url: ADMIN_SIGN_IN } : { auth_methods: ['token'] }),
    },
    calls: server === HOSTS.github?.home ? ['https://api.github.com', 'https://www.githubstatus.com'] : [server],
  };
}

function mistake(variable: string, expected: string, value: string): PlainError {
  return new PlainError(`${variable}: expected ${expected}, not "${value}"`);
}

function isOrigin(value: string): boolean {
  return URL.canParse(value) && new URL(value).origin === value && value.startsWith('https://');
}
