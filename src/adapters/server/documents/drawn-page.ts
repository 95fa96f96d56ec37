import { createHash } from 'node:crypto';
import { reissuedAt } from '#domain/learning/certificate-reissue.ts';
import { certificateBack } from './certificate-back.ts';
import { certificatePage } from './certificate-page.ts';
import type { CoverTask, DrawingTask } from './drawings.ts';
import { type DocumentFacts, pagesInPdf } from './page-in-pdf.ts';
import { pageInSvg } from './page-in-svg.ts';
import type { PageMarks } from './page-marks.ts';
import { receiptPages } from './receipt-pages.ts';

type Pages = readonly [PageMarks, ...PageMarks[]];

/** What is laid out letter by letter. */
type DocumentTask = Exclude<DrawingTask, CoverTask>;

/** Where every letter and box of a document goes. */
export type LaidOut =
  | { readonly format: 'pdf'; readonly pages: Pages; readonly facts: DocumentFacts }
  | { readonly format: 'svg'; readonly pages: Pages };

/** To be raised when the same page is to give other bytes, as by another version of pdfkit. */
const edition = 1;

export function layOut(task: DocumentTask): LaidOut {
  if (task.kind === 'receipt') {
    const { receipt } = task;
    const facts = { author: receipt.issuer.legalName, date: receipt.issuedAt };
    return { format: 'pdf', pages: receiptPages(receipt, task.school, task.logo), facts };
  }
  const { certificate, address, school, logo } = task;
  const front = certificatePage(certificate, address, school, logo);
  if (task.kind === 'certificate-picture') return { format: 'svg', pages: [front] };
  const back = certificateBack(certificate);
  const pages: Pages = back === null ? [front] : [front, back];
  const facts = { author: school, date: reissuedAt(certificate) ?? certificate.issuedAt };
  return { format: 'pdf', pages, facts };
}

/** A name for what is laid out, by which it is kept: another page has another name. */
export function drawingName(laidOut: LaidOut): string {
  return `${createHash('sha256')
    .update(JSON.stringify([edition, laidOut]))
    .digest('hex')}.${laidOut.format}`;
}

export async function paintDrawing(laidOut: LaidOut): Promise<Uint8Array> {
  if (laidOut.format === 'pdf') return pagesInPdf(laidOut.pages, laidOut.facts);
  return new TextEncoder().encode(pageInSvg(laidOut.pages[0]));
}
