/**
 * Is this site built to be tried out on the machine that builds it, against the sandbox of the API? Then its policy lets in
 * gateways on this machine, which have no https. `npm run build` answers no: what is published trusts no such address.
 */
export const isSandboxBuild = process.env.SANDBOX_BUILD === '1';
