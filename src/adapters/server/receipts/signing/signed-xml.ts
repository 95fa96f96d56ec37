import { SignedXml as Signature } from 'xml-crypto';
import type { SignedXml } from '#application/server/receipts/ports/receipt-signer.ts';
import type { SigningKey } from './certificate-facts.ts';
import { SIGNATURE_ID } from './ubl-document.ts';

const dsig = 'http://www.w3.org/2000/09/xmldsig#';
const canonical = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315';

/** A document with its enveloped signature: RSA and SHA-256, canonical XML 1.0. Source: facts/peru.md, section 2.5. */
export function signXml(xml: string, { key, certificate }: Pick<SigningKey, 'key' | 'certificate'>): SignedXml {
  const signature = new Signature({
    privateKey: key,
    publicCert: certificate,
    signatureAlgorithm: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
    canonicalizationAlgorithm: canonical,
  });
  signature.addReference({
    xpath: '/*',
    isEmptyUri: true,
    transforms: [`${dsig}enveloped-signature`],
    digestAlgorithm: 'http://www.w3.org/2001/04/xmlenc#sha256',
  });
  const location = { reference: "//*[local-name()='ExtensionContent']", action: 'append' } as const;
  signature.computeSignature(xml, { location, prefix: 'ds', attrs: { Id: SIGNATURE_ID } });
  const digest = /<ds:DigestValue>([^<]+)</.exec(signature.getSignatureXml())?.[1];
  if (digest === undefined) throw new Error('A signature without a digest');
  return { xml: signature.getSignedXml(), digest };
}
