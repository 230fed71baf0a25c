/**
 * Is this site built to be tried against the API's sandbox on this machine? Then its policy allows payment gateways on
 * this machine, which have no https. `npm run build` never sets this: a published site must not trust such addresses.
 */
export const isSandboxBuild = process.env.SANDBOX_BUILD === '1';
