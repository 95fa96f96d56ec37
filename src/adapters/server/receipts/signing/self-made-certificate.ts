import { generateKeyPair, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import forge from 'node-forge';

const years = 10;

/** A certificate that vouches for itself, with its key, as one PEM file: for a school that is only tried out. */
export async function selfMadeCertificate(now: Date): Promise<string> {
  const pair = await promisify(generateKeyPair)('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.publicKeyFromPem(pair.publicKey);
  // A leading zero would make it shorter, a leading one negative.
  certificate.serialNumber = `01${randomBytes(15).toString('hex')}`;
  certificate.validity.notBefore = now;
  certificate.validity.notAfter = new Date(now.getTime());
  certificate.validity.notAfter.setUTCFullYear(now.getUTCFullYear() + years);
  const name = [
    { name: 'commonName', value: 'Escuela de muestra' },
    { name: 'countryName', value: 'PE' },
  ];
  certificate.setSubject(name);
  certificate.setIssuer(name);
  certificate.sign(forge.pki.privateKeyFromPem(pair.privateKey), forge.md.sha256.create());
  return `${forge.pki.certificateToPem(certificate)}${pair.privateKey}`;
}
