import { expect, test } from 'vitest';
import { FileStoreOnDisk } from '#adapters/server/files/file-store-on-disk.ts';
import { DrawingsOnThisThread } from '#test/support/school/drawings-on-this-thread.ts';
import { SettingsOfSchool } from '#test/support/shared/settings-of-school.ts';
import { ReceiptDocumentsByPdfkit } from '#adapters/server/documents/receipt-documents-by-pdfkit.ts';
import { aReceipt } from '#test/support/receipts/receipt-builders.ts';

const documents = new ReceiptDocumentsByPdfkit(
  new DrawingsOnThisThread(),
  new SettingsOfSchool(),
  new FileStoreOnDisk('/no-files'),
);

test('the PDF is a tagged A4 page in Spanish, with its fonts inside', async () => {
  const pdf = Buffer.from(await documents.pdf(aReceipt())).toString('latin1');
  expect(pdf.startsWith('%PDF-1.7')).toBe(true);
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
  expect(pdf).toContain('/MediaBox [0 0 595.28 841.89]');
  expect(pdf).toContain('/Marked true');
  expect(pdf).toMatch(/\/Lang \(es-PE\)/);
  expect(pdf).not.toContain('Helvetica');
});

test('the same receipt gives the same bytes', async () => {
  const [once, again] = await Promise.all([documents.pdf(aReceipt()), documents.pdf(aReceipt())]);
  expect(Buffer.from(once).equals(Buffer.from(again))).toBe(true);
});
