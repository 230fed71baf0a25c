/**
 * Was this site built to be tried out against the sandbox? Its gateway has a loopback address without https, which a site for
 * customers must never follow. The build sets it (`src/build/sandbox-build.ts`).
 */
export const isSandboxBuild: boolean = typeof SANDBOX_BUILD !== 'undefined' && SANDBOX_BUILD;
