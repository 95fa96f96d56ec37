import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';
import forge from 'node-forge';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { CertificateTrouble } from '#domain/receipts/certificate.ts';
import type { SigningKey } from './certificate-facts.ts';

type Read = Result<SigningKey, CertificateTrouble>;

const pemCertificates = /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g;
const pemKey = /-----BEGIN (?:RSA |ENCRYPTED )?PRIVATE KEY-----[\s\S]+?-----END (?:RSA |ENCRYPTED )?PRIVATE KEY-----/;
const shortestKey = 2048;

/** Finds key and certificate in the content of a .p12 or of a PEM file; what stands in the way is refused by name. */
export function signingKeyIn(content: Uint8Array, password: string): Read {
  const text = Buffer.from(content).toString('latin1');
  return text.includes('-----BEGIN ') ? inPem(text, password) : inPkcs12(text, password);
}

function inPem(text: string, password: string): Read {
  const certificates = text.match(pemCertificates) ?? [];
  const [key] = pemKey.exec(text) ?? [];
  if (certificates.length === 0) return refuse({ kind: 'no-certificate' });
  if (key === undefined) return refuse({ kind: 'key-missing' });
  try {
    return paired(createPrivateKey({ key, passphrase: password }), certificates);
  } catch {
    return refuse({ kind: key.includes('ENCRYPTED') ? 'password-wrong' : 'no-certificate' });
  }
}

function inPkcs12(text: string, password: string): Read {
  const { pki, pkcs12, asn1 } = forge;
  let store: ReturnType<typeof pkcs12.pkcs12FromAsn1>;
  try {
    store = pkcs12.pkcs12FromAsn1(asn1.fromDer(text), password);
  } catch (error) {
    return refuse({ kind: /password|MAC/i.test(String(error)) ? 'password-wrong' : 'no-certificate' });
  }
  const bags = (type: string | undefined) => (type === undefined ? [] : (store.getBags({ bagType: type })[type] ?? []));
  const { certBag, keyBag, pkcs8ShroudedKeyBag } = pki.oids;
  const certificates = bags(certBag).flatMap(({ cert }) => (cert === undefined ? [] : [pki.certificateToPem(cert)]));
  const [key] = [...bags(pkcs8ShroudedKeyBag), ...bags(keyBag)];
  if (certificates.length === 0) return refuse({ kind: 'no-certificate' });
  if (key?.key === undefined || key.key === null) return refuse({ kind: 'key-missing' });
  return paired(createPrivateKey(pki.privateKeyToPem(key.key)), certificates);
}

/** The key with the certificate that is of it: a file may bring those of who vouches for it as well. */
function paired(key: KeyObject, certificates: readonly string[]): Read {
  const certificate = certificates.find((each) => new X509Certificate(each).checkPrivateKey(key));
  if (certificate === undefined) return refuse({ kind: 'key-missing' });
  if (key.asymmetricKeyType !== 'rsa' || (key.asymmetricKeyDetails?.modulusLength ?? 0) < shortestKey) {
    return refuse({ kind: 'key-weak' });
  }
  return accept({ key: key.export({ type: 'pkcs8', format: 'pem' }).toString(), certificate });
}
