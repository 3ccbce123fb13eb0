import { createHash, X509Certificate } from 'node:crypto';
import { generate } from 'selfsigned';

export interface Certificate {
  key: string;
  cert: string;
  /**
   * The SHA-256 of its public key in base64. A browser started with it trusts the certificate, and so uses its cache.
   */
  pin: string;
}

/** Creates a self-signed certificate for one run. */
export async function createCertificate(names: string[]): Promise<Certificate> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: names[0] ?? 'localhost' }], {
    keyType: 'ec',
    extensions: [{ name: 'subjectAltName', altNames: names.map((value) => ({ type: 2, value })) }],
  });
  const spki = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return { key, cert, pin: createHash('sha256').update(spki).digest('base64') };
}
