import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** A key and a certificate for this machine's own name. */
export interface Certificate {
  /** PEM. */
  key: string;
  /** PEM. */
  cert: string;
  /** The public key's SHA-256 in base64, by which a Chromium can be told to trust it. */
  fingerprint: string;
}

/** Tags of DER, the form that certificates have (ITU-T X.690). */
const TAG = { integer: 0x02, bits: 0x03, octets: 0x04, id: 0x06, text: 0x0c, sequence: 0x30, set: 0x31, time: 0x18 };
/** Object identifiers: `ecdsa-with-SHA256`, `commonName`, `subjectAltName`. */
const ID = { signature: '2a8648ce3d040302', commonName: '550403', altName: '551d11' };
const DAY_MS = 86_400_000;

/**
 * Makes a certificate for `localhost` that holds for two days and signs itself. HTTP/2 is only spoken over TLS, Node can't make
 * certificates, and not every machine has OpenSSL's command.
 */
export function createCertificate(): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const algorithm = der(TAG.sequence, der(TAG.id, hex(ID.signature)));
  const commonName = der(TAG.sequence, der(TAG.id, hex(ID.commonName)), der(TAG.text, Buffer.from('localhost')));
  const name = der(TAG.sequence, der(TAG.set, commonName));
  const days = der(TAG.sequence, time(Date.now() - DAY_MS), time(Date.now() + DAY_MS));
  // [2] in a list of alternative names is a name of the DNS.
  const altNames = der(TAG.octets, der(TAG.sequence, der(0x82, Buffer.from('localhost'))));
  const extension = der(TAG.sequence, der(TAG.id, hex(ID.altName)), altNames);
  const body = der(
    TAG.sequence,
    // Version 3, without which there are no alternative names.
    der(0xa0, der(TAG.integer, hex('02'))),
    // Positive: its first bit is not set.
    der(TAG.integer, Buffer.concat([hex('01'), randomBytes(8)])),
    algorithm,
    name,
    days,
    name,
    spki,
    der(0xa3, der(TAG.sequence, extension)),
  );
  const signature = sign('sha256', body, privateKey);
  const certificate = der(TAG.sequence, body, algorithm, der(TAG.bits, hex('00'), signature));
  const lines = certificate.toString('base64').replace(/.{64}/g, '$&\n').trimEnd();
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
    fingerprint: createHash('sha256').update(spki).digest('base64'),
  };
}

/** A value with its tag and its length before it. */
function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const size = content.length;
  let length = [size];
  if (size > 0xff) length = [0x82, size >> 8, size & 0xff];
  else if (size > 0x7f) length = [0x81, size];
  return Buffer.concat([Uint8Array.from([tag, ...length]), content]);
}

/** A moment as `YYYYMMDDHHMMSSZ`. */
function time(ms: number): Buffer {
  const digits = new Date(ms).toISOString().replace(/\.\d+|[^\dZ]/g, '');
  return der(TAG.time, Buffer.from(digits));
}

function hex(digits: string): Buffer {
  return Buffer.from(digits, 'hex');
}
