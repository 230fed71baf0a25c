/** What to do about a certificate, by the code of the failure. */
const REMEDIES: Readonly<Record<string, string>> = {
  CERT_HAS_EXPIRED: 'the certificate has expired: renew it',
  ERR_TLS_CERT_ALTNAME_INVALID: 'the certificate is for another name: get one for this host',
};

/** Codes of certificates that lead to no authority that Node knows. */
const UNTRUSTED = [
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
];

/**
 * Why a server could not be asked, by the code of the failure (`ECONNREFUSED`), with what to do where it is about its
 * certificate.
 */
export function whyNoAnswer(code: string): string {
  const remedy = UNTRUSTED.includes(code)
    ? 'nobody whom this machine knows vouches for the certificate: trust one of your own with NODE_EXTRA_CA_CERTS=certificate.pem in front of the command, else let the server send the whole chain (fullchain.pem)'
    : REMEDIES[code];
  return remedy ? `no answer (${code}): ${remedy}` : `no answer (${code})`;
}
