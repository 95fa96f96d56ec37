import { execFileSync } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DOMParser, XMLSerializer } from '@xmldom/xmldom';
import { SignedXml } from 'xml-crypto';
import { describe, expect, test } from 'vitest';
import {
  type CertificateSource,
  ReceiptSignerByCertificate,
} from '#adapters/server/receipts/signing/receipt-signer-by-certificate.ts';
import { SigningAside } from '#adapters/server/receipts/signing/signing-aside.ts';
import { ReceiptSigner } from '#application/server/receipts/ports/receipt-signer.ts';
import { certificateTroubleText } from '#domain/receipts/certificate.ts';
import { toldReceiptOf, type ToldReceipt } from '#domain/receipts/told-receipt.ts';
import { receiptSignerContract } from '#test/ports/receipts/receipt-signer.ts';
import { aCreditNote, aReceipt } from '#test/support/receipts/receipt-builders.ts';
import { aCertificateFile, aP12, aPem, p12Password } from '#test/support/receipts/signing-files.ts';
import { brokenTaxRules } from '#test/support/receipts/tax-rules.ts';
import { testSchool } from '#test/support/school/test-school.ts';
import { accepted, refused } from '#test/support/shared/accepted.ts';
import { FixedClock } from '#test/support/shared/fixed-clock.ts';
import { temporaryFolder } from '#test/support/shared/temporary-folder.ts';

const document = toldReceiptOf(aReceipt()) as ToldReceipt;

function signerOf(parts: Partial<CertificateSource>, clock = new FixedClock(), aside = new SigningAside(false)) {
  const source: CertificateSource = {
    named: null,
    selfMadePath: join(temporaryFolder(), 'propio.pem'),
    isSample: () => Promise.resolve(false),
    takesSelfMade: () => Promise.resolve(false),
    ...parts,
  };
  return { signer: new ReceiptSignerByCertificate(source, aside, clock), clock, source };
}

const named = (content: string | Uint8Array, password = p12Password): Partial<CertificateSource> => ({
  named: { path: aCertificateFile(content), password: () => password },
});

/** Whether a signature holds: by xmlsec1 where it is installed, else by the library alone. */
function holds(xml: string): boolean {
  const certificate = /<ds:X509Certificate>([^<]+)</.exec(xml)?.[1] ?? '';
  const pem = new X509Certificate(Buffer.from(certificate, 'base64')).toString();
  const node = new DOMParser().parseFromString(xml, 'text/xml').getElementsByTagName('ds:Signature')[0];
  if (node === undefined) throw new Error('No signature');
  const signature = new SignedXml({ publicCert: pem });
  signature.loadSignature(new XMLSerializer().serializeToString(node));
  let isGood: boolean;
  try {
    isGood = signature.checkSignature(xml);
  } catch {
    isGood = false;
  }
  const byXmlsec = verdictOfXmlsec(xml, pem);
  if (byXmlsec !== null) expect(byXmlsec).toBe(isGood);
  return isGood;
}

function verdictOfXmlsec(xml: string, pem: string): boolean | null {
  const folder = temporaryFolder();
  const [file, trusted] = [join(folder, 'x.xml'), join(folder, 'c.pem')];
  writeFileSync(file, xml);
  writeFileSync(trusted, pem);
  try {
    execFileSync('xmlsec1', ['--verify', '--pubkey-cert-pem', trusted, file], { stdio: 'pipe' });
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? null : false;
  }
}

describe('signing', () => {
  test('by a .p12: the signature holds, its digest is told, and one changed digit breaks it', async () => {
    const { signer } = signerOf(named(aP12()));
    expect(accepted(await signer.certificate())).toMatchObject({
      holder: 'ESCUELA DE PRUEBA S.A.C.',
      isSelfMade: false,
    });
    const { xml, digest } = accepted(await signer.sign(document));
    expect(xml).toContain(`<ds:DigestValue>${digest}</ds:DigestValue>`);
    expect(xml).toMatch(/<ext:ExtensionContent><ds:Signature [^>]*Id="SignatureSP"/);
    expect(brokenTaxRules(xml)).toEqual([]);
    expect(holds(xml)).toBe(true);
    expect(holds(xml.replace('>439.80<', '>439.90<'))).toBe(false);
    // The same document gives the same bytes: whoever dies before they are kept makes them again.
    expect(accepted(await signer.sign(document)).xml).toBe(xml);
  });

  test('a credit note as well: one changed digit breaks it', async () => {
    const { signer } = signerOf(named(aPem(), ''));
    const { xml } = accepted(await signer.sign(toldReceiptOf(aCreditNote()) as ToldReceipt));
    expect(xml).toMatch(/^<\?xml [^>]*><CreditNote /);
    expect(brokenTaxRules(xml)).toEqual([]);
    expect([holds(xml), holds(xml.replace('>150.00<', '>150.10<'))]).toEqual([true, false]);
  });

  test('by a PEM file, and by a thread of its own', async () => {
    const { signer } = signerOf(named(aPem(), ''), undefined, new SigningAside(true));
    expect(holds(accepted(await signer.sign(document)).xml)).toBe(true);
  });

  test('by a certificate of its own, where the school shows sample content: made once, for its owner’s eyes', async () => {
    const sample = { isSample: () => Promise.resolve(true), takesSelfMade: () => Promise.resolve(true) };
    const { signer, source } = signerOf(sample);
    expect(holds(accepted(await signer.sign(document)).xml)).toBe(true);
    const made = readFileSync(source.selfMadePath, 'utf8');
    expect(statSync(source.selfMadePath).mode & 0o077).toBe(0);
    const { signer: again } = signerOf({ ...sample, selfMadePath: source.selfMadePath });
    expect(accepted(await again.certificate()).isSelfMade).toBe(true);
    expect(readFileSync(source.selfMadePath, 'utf8')).toBe(made);
  });
});

describe('ReceiptSignerByCertificate', () => {
  receiptSignerContract(
    () => signerOf(named(aPem(), '')).signer,
    () => signerOf(named(aP12(), 'otra')).signer,
  );
});

describe('what stands in the way is said', () => {
  const year = (at: number) => new Date(`${at}-01-01T05:00:00Z`);

  test.each<[string, () => Partial<CertificateSource>, string, RegExp]>([
    ['no certificate', () => ({}), 'none-named', /no tiene un certificado/],
    ['no file', () => ({ named: { path: '/no/hay', password: () => '' } }), 'file-unreadable', /No se puede leer/],
    ['a wrong password', () => named(aP12(), 'otra'), 'password-wrong', /contraseña/],
    ['a text', () => named('hola', ''), 'no-certificate', /\.p12 ni PEM/],
    [
      'a certificate alone',
      () => named(aPem().split('-----BEGIN PRIVATE')[0] ?? '', ''),
      'key-missing',
      /clave privada/,
    ],
    ['a short key', () => named(aPem({ bits: 1024 }), ''), 'key-weak', /2048/],
    ['one that is over', () => named(aPem({ until: year(2026) }), ''), 'expired', /venció el 01\/01\/2026/],
    ['one that is to come', () => named(aPem({ from: year(2027) }), ''), 'not-yet-valid', /desde el 01\/01\/2027/],
    ['one of its own, in public', () => named(aPem({}, false), ''), 'self-made', /entidad acreditada/],
  ])('%s', async (_, source, kind, text) => {
    const { signer } = signerOf(source());
    const trouble = refused(await signer.sign(document));
    expect(trouble.kind).toBe(kind);
    expect(certificateTroubleText(trouble)).toMatch(text);
    expect(refused(await signer.certificate()).kind).toBe(kind);
  });

  test('a school with an https origin and no sample content takes none of its own; elsewhere it signs with it', async () => {
    const certificate = { path: aCertificateFile(aPem({}, false)), password: () => '' };
    const kinds = [];
    for (const origin of ['https://escuela.example', 'http://127.0.0.1:3000']) {
      const { school } = await testSchool({ config: { schoolOrigin: origin, sampleSchool: false, certificate } });
      const signed = await school.get(ReceiptSigner).sign(document);
      kinds.push(signed.ok ? 'signed' : signed.refusal.kind);
    }
    expect(kinds).toEqual(['self-made', 'signed']);
  });

  test('and once it is put right, the school signs without a new start', async () => {
    const path = aCertificateFile(aP12());
    let password = 'otra';
    const { signer, clock } = signerOf({ named: { path, password: () => password } });
    expect(refused(await signer.certificate()).kind).toBe('password-wrong');
    password = p12Password;
    expect(refused(await signer.certificate()).kind).toBe('password-wrong');
    clock.advance({ minutes: 1 });
    accepted(await signer.sign(document));
  });
});
