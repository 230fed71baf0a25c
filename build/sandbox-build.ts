/**
 * Is this site built to be tried out against the API's sandbox, on the machine that builds it? Then its policy allows payment
 * gateways on this machine, which have no https. `npm run build` never sets this: a published site must not trust such addresses.
 */
export const isSandboxBuild = process.env.SANDBOX_BUILD === '1';
