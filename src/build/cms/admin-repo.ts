import type { Backend } from '@sveltia/cms';
import { PlainError } from '../plain-error.ts';

/** Where the editor in the browser reads and saves, and with whom its page may speak. */
export interface AdminRepo {
  backend: Backend;
  /** What the page may call, for its policy. */
  calls: readonly string[];
}

/** Variables of a process's environment. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Where each kind of host has its API: on the host itself, or, of GitHub's own, on a host of its own. */
const API_PATH = { github: '/api/v3', gitlab: '/api/v4', gitea: '/api/v1' } as const;
const HOME = { github: 'https://github.com', gitlab: 'https://gitlab.com', gitea: undefined } as const;

/**
 * Reads the switch of the editor in the browser: `ADMIN_REPO=github:acme/site`, with `ADMIN_BRANCH`, `ADMIN_SERVER` (the git host, where it
 * is one's own) and `ADMIN_SIGN_IN` (an OAuth server) beside it (docs/decisions/035-editing-in-the-browser.md#decision). Undefined while it
 * is off; throws on what can't be meant.
 */
export function readAdminRepo(env: Environment): AdminRepo | undefined {
  const { ADMIN_REPO, ADMIN_BRANCH, ADMIN_SERVER, ADMIN_SIGN_IN } = env;
  if (!ADMIN_REPO) return undefined;
  const [, name, repo] = /^(github|gitlab|gitea):([\w.-]+(?:\/[\w.-]+)+)$/.exec(ADMIN_REPO) ?? [];
  if (!isKind(name) || !repo) {
    throw new PlainError(
      `ADMIN_REPO: expected github:, gitlab: or gitea: and owner/name, such as github:acme/site, not "${ADMIN_REPO}"`,
    );
  }
  for (const [variable, value] of Object.entries({ ADMIN_SERVER, ADMIN_SIGN_IN })) {
    if (value && !isOrigin(value))
      throw new PlainError(`${variable}: expected https:// and a host name, not "${value}"`);
  }
  const server = ADMIN_SERVER || HOME[name];
  if (!server)
    throw new PlainError(`ADMIN_SERVER: expected the address of the ${name} server, such as https://git.example.org`);
  const isGitHub = server === HOME.github;
  const backend: Backend = {
    name,
    repo,
    ...(ADMIN_BRANCH ? { branch: ADMIN_BRANCH } : {}),
    ...(ADMIN_SERVER ? { api_root: `${server}${API_PATH[name]}` } : {}),
    ...(ADMIN_SIGN_IN ? { base_url: ADMIN_SIGN_IN } : { auth_methods: ['token'] as const as ['token'] }),
  };
  return { backend, calls: isGitHub ? ['https://api.github.com', 'https://www.githubstatus.com'] : [server] };
}

function isKind(name: string | undefined): name is keyof typeof API_PATH {
  return name !== undefined && Object.hasOwn(API_PATH, name);
}

function isOrigin(value: string): boolean {
  return URL.canParse(value) && new URL(value).origin === value && value.startsWith('https://');
}
