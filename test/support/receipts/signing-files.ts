import { generateKeyPairSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import forge from 'node-forge';
import { temporaryFolder } from '#test/support/shared/temporary-folder.ts';

/** The password of the .p12 files of tests; no line of a log may say it. */
export const p12Password = 'clave-que-nadie-debe-ver';

interface Made {
  readonly from?: Date;
  readonly until?: Date;
  readonly bits?: number;
}

/** One pair of keys for all tests: making one takes a tenth of a second. */
const pairs = new Map<number, { readonly publicKey: string; readonly privateKey: string }>();

function pairOf(bits: number) {
  const known = pairs.get(bits);
  if (known !== undefined) return known;
  const made = generateKeyPairSync('rsa', {
    modulusLength: bits,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  pairs.set(bits, made);
  return made;
}

function certified({ from, until, bits = 2048 }: Made, isVouchedFor: boolean) {
  const pair = pairOf(bits);
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.publicKeyFromPem(pair.publicKey);
  certificate.serialNumber = '0102';
  certificate.validity.notBefore = from ?? new Date('2025-01-01T00:00:00Z');
  certificate.validity.notAfter = until ?? new Date('2029-01-01T00:00:00Z');
  certificate.setSubject([{ name: 'commonName', value: 'ESCUELA DE PRUEBA S.A.C.' }]);
  certificate.setIssuer([
    { name: 'commonName', value: isVouchedFor ? 'Entidad de Prueba' : 'ESCUELA DE PRUEBA S.A.C.' },
  ]);
  const key = forge.pki.privateKeyFromPem(pair.privateKey);
  certificate.sign(key, forge.md.sha256.create());
  return { certificate, key, pem: `${forge.pki.certificateToPem(certificate)}${pair.privateKey}` };
}

/** A certificate with its key as PEM; one that somebody vouches for unless said otherwise. */
export function aPem(made: Made = {}, isVouchedFor = true): string {
  return certified(made, isVouchedFor).pem;
}

/** The same as a .p12 with `p12Password`, as those who sell certificates give them. */
export function aP12(made: Made = {}): Uint8Array {
  const { certificate, key } = certified(made, true);
  const store = forge.pkcs12.toPkcs12Asn1(key, [certificate], p12Password, { algorithm: '3des' });
  return Buffer.from(forge.asn1.toDer(store).getBytes(), 'latin1');
}

/** A file of the present test with this content; its path. */
export function aCertificateFile(content: string | Uint8Array, name = 'certificado.p12'): string {
  const path = join(temporaryFolder(), name);
  writeFileSync(path, content);
  return path;
}
