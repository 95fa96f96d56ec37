import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type IdentitySettings, initialIdentity } from '#domain/settings/identity-settings.ts';
import { FileStoreOnDisk } from '#adapters/server/files/file-store-on-disk.ts';
import { temporaryFolder } from '#test/support/shared/temporary-folder.ts';
import { DrawingsOnThisThread } from '#test/support/school/drawings-on-this-thread.ts';
import { CertificateDocumentsByPdfkit } from '#adapters/server/documents/certificate-documents-by-pdfkit.ts';
import { PublicAddressesFromConfig } from '#adapters/server/config/public-addresses-from-config.ts';
import { certificate } from '#test/support/learning/study-builders.ts';
import { SettingsOfSchool } from '#test/support/shared/settings-of-school.ts';

const documentsOf = (identity: Partial<IdentitySettings>, folder: string) =>
  new CertificateDocumentsByPdfkit(
    new PublicAddressesFromConfig({ schoolOrigin: 'https://escuela.example', signInOrigin: 'https://ingreso.example' }),
    new DrawingsOnThisThread(),
    new SettingsOfSchool({ identity: { ...initialIdentity, ...identity } }),
    new FileStoreOnDisk(folder),
  );
const documents = documentsOf({}, '/no-files');

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

test('with a logo of the school it shows that, as PDF and as a picture, and says whose it is', async () => {
  const logo = 'logotipos/nuestro-96x32.png';
  const bytes = await sharp({ create: { width: 96, height: 32, channels: 4, background: '#0a0' } })
    .png()
    .toBuffer();
  const folder = temporaryFolder();
  await new FileStoreOnDisk(folder).put(logo, bytes);
  const withLogo = documentsOf({ name: 'Aula Andina', logo }, folder);
  const [before, after] = await Promise.all([documents.pdf(certificate()), withLogo.pdf(certificate())]);
  const [plain, pictured] = [before, after].map((pdf) => Buffer.from(pdf).toString('latin1'));
  expect(plain).not.toContain('/Subtype /Image');
  expect(pictured).toContain('/Subtype /Image');
  expect(pictured).toContain('/Alt (Aula Andina)');
  expect(await withLogo.picture(certificate())).toContain(`href="data:image/png;base64,${bytes.toString('base64')}"`);
});
