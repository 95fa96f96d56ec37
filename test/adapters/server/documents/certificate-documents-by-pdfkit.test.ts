import { expect, test } from 'vitest';
import { DrawingsOnThisThread } from '#test/support/school/drawings-on-this-thread.ts';
import { CertificateDocumentsByPdfkit } from '#adapters/server/documents/certificate-documents-by-pdfkit.ts';
import { PublicAddressesFromConfig } from '#adapters/server/config/public-addresses-from-config.ts';
import { certificate } from '#test/support/learning/study-builders.ts';
import { SettingsOfSchool } from '#test/support/shared/settings-of-school.ts';

const documents = new CertificateDocumentsByPdfkit(
  new PublicAddressesFromConfig({ schoolOrigin: 'https://escuela.example', signInOrigin: 'https://ingreso.example' }),
  new DrawingsOnThisThread(),
  new SettingsOfSchool(),
);

test('the PDF is one tagged page of A4 across in Spanish, with its fonts inside', async () => {
  const pdf = Buffer.from(await documents.pdf(certificate())).toString('latin1');
  expect(pdf.startsWith('%PDF-1.7')).toBe(true);
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
  expect(pdf).toContain('/MediaBox [0 0 841.89 595.28]');
  expect(pdf).toContain('/Marked true');
  expect(pdf).toMatch(/\/Lang \(es-PE\)/);
  expect(pdf).toContain('SourceSerif4-SemiBold');
  expect(pdf).not.toContain('Helvetica');
});

test('the same certificate gives the same bytes', async () => {
  const [once, again] = await Promise.all([documents.pdf(certificate()), documents.pdf(certificate())]);
  expect(Buffer.from(once).equals(Buffer.from(again))).toBe(true);
});

test('the picture needs no font and runs nothing', async () => {
  const svg = await documents.picture(certificate({ productTitle: 'Contratos <b>"A & B"</b>' }));
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="841.89" height="595.28"/);
  expect(svg).toContain('aria-label="Certificado de participación: Contratos &lt;b>&quot;A &amp; B&quot;&lt;/b>"');
  expect(svg).not.toMatch(/<text|<script|font-family|NaN/);
});

test('letters that the first font lacks are drawn from the second', async () => {
  const plain = await documents.picture(certificate({ holderName: 'Lukasz Skoda' }));
  const polish = await documents.picture(certificate({ holderName: 'Łukasz Škoda' }));
  expect(polish).not.toBe(plain);
  expect(Buffer.from(await documents.pdf(certificate({ holderName: 'Łukasz Škoda' }))).length).toBeGreaterThan(10_000);
});
