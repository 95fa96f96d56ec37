import PDFDocument from 'pdfkit';
import type { Mark, PageMarks, TextMark } from './page-marks.ts';
import type { Alphabet, FaceName } from './face-files.ts';
import { openFace, runsOf, widthOf } from './typefaces.ts';

export interface DocumentFacts {
  readonly author: string;
  readonly date: Date;
}

/** Pages as one PDF with real, tagged text, which has the title of the first. The same pages and date give the same bytes. */
export async function pagesInPdf(
  pages: readonly [PageMarks, ...PageMarks[]],
  facts: DocumentFacts,
): Promise<Uint8Array> {
  const document = new PDFDocument({
    autoFirstPage: false,
    margin: 0,
    lang: 'es-PE',
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: pages[0].title, Author: facts.author, CreationDate: facts.date, ModDate: facts.date },
  });
  const parts: Buffer[] = [];
  const whole = new Promise<Buffer>((resolve, reject) => {
    document.on('data', (part: Buffer) => parts.push(part));
    document.on('end', () => resolve(Buffer.concat(parts)));
    document.on('error', reject);
  });
  const root = document.struct('Document');
  document.addStructure(root);
  for (const page of pages) {
    document.addPage({ size: [page.width, page.height], margin: 0 });
    for (const mark of page.marks) paintMark(document, root, mark);
  }
  root.end();
  document.end();
  return whole;
}

function paintMark(document: PDFKit.PDFDocument, root: PDFKit.PDFStructureElement, mark: Mark): void {
  if (mark.kind === 'text') {
    root.add(document.struct(mark.role === 'heading' ? 'H1' : 'P', {}, () => paintText(document, mark)));
    return;
  }
  if (mark.kind === 'picture') {
    const [x, y, width, height] = mark.box;
    const picture = Buffer.from(mark.png, 'base64');
    root.add(document.struct('Figure', { alt: mark.alt }, () => void document.image(picture, x, y, { width, height })));
    return;
  }
  const paint = (): void => {
    for (const [x, y, width, height] of mark.boxes) document.rect(x, y, width, height);
    document.fill(mark.fill);
  };
  if (mark.alt === null) {
    document.markContent('Artifact', { type: 'Layout' });
    paint();
    document.endMarkedContent();
  } else root.add(document.struct('Figure', { alt: mark.alt }, paint));
}

function paintText(document: PDFKit.PDFDocument, mark: TextMark): void {
  let { x } = mark;
  for (const run of runsOf(mark.text, mark.face)) {
    document
      .font(fontOf(document, mark.face, run.alphabet))
      .fontSize(mark.size)
      .fillColor(mark.fill)
      .text(run.text, x, mark.baseline, {
        lineBreak: false,
        baseline: 'alphabetic',
        characterSpacing: mark.tracking,
      });
    x += widthOf(run.text, mark.face, mark.size, mark.tracking);
  }
}

/** The name by which a document has a cut: opened once for each process, as unpacking it takes longer than most pages. */
function fontOf(document: PDFKit.PDFDocument, face: FaceName, alphabet: Alphabet): string {
  const name = `${face} ${alphabet}`;
  document.registerFont(name, openFace(face, alphabet) as unknown as PDFKit.Mixins.PDFFontSource);
  return name;
}
