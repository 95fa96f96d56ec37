import { receiptCode, receiptQrText } from '#domain/receipts/receipt.ts';
import type { ReceiptLine } from '#domain/receipts/receipt-lines.ts';
import { formatMoney } from '#domain/shared/money.ts';
import type { DrawnLogo } from './drawings.ts';
import { type BoxesMark, logoMark, type Mark, type PageMarks, type TextMark } from './page-marks.ts';
import { qrBoxes } from './qr-code.ts';
import {
  lineAmounts,
  lineNotes,
  type PrintedReceipt,
  quantityOf,
  receiptFacts,
  receiptLegends,
  receiptName,
  receiptSums,
} from './receipt-texts.ts';
import { fittedSize, linesOf, widthOf } from './typefaces.ts';

/** A4, in points. */
const width = 595.28;
const height = 841.89;
const left = 54;
const right = width - 54;
const bottom = height - 54;

const ink = '#33241f';
const muted = '#6b5b52';
const granate = '#7d1f33';
const maize = '#e2a93b';
const hairline = '#d3c5ae';

/** Right edges of the amounts, left edges of the words, and how wide a description may be. */
const columns = {
  count: left + 20,
  unit: left + 30,
  description: left + 80,
  price: 372,
  discount: 452,
  net: right,
} as const;
const descriptionWidth = 170;
const footHeight = 270;

type Style = Partial<Pick<TextMark, 'face' | 'size' | 'fill' | 'tracking' | 'role'>>;

/** The printed form of a receipt: head and buyer, lines over as many pages as they take, then sums, words and QR. `school` is what the school is called, `logo` what stands in its place. */
export function receiptPages(
  receipt: PrintedReceipt,
  school: string,
  logo: DrawnLogo | null = null,
): readonly [PageMarks, ...PageMarks[]] {
  const title = `${receiptName(receipt)} ${receiptCode(receipt)}`;
  const pages: Mark[][] = [];
  const top = head(receipt, school, logo);
  let marks: Mark[] = [...top.marks];
  let y = facts(receipt, marks, top.bottom + 50);
  const turn = (): void => {
    pages.push(marks);
    marks = [line(`${title}, continuación`, left, 66, { face: 'sans-bold', size: 11, fill: muted })];
    y = 92;
  };
  y = tableHead(marks, y + 16);
  for (const each of receipt.lines) {
    if (y + heightOf(each) > bottom) {
      turn();
      y = tableHead(marks, y);
    }
    y = row(each, marks, y);
  }
  if (y + footHeight > bottom) turn();
  foot(receipt, marks, y + 8);
  const count = pages.length + 1;
  const drawn = (page: readonly Mark[], place: number): PageMarks => ({
    width,
    height,
    title,
    marks: count === 1 ? page : [...page, pageNumber(place + 1, count)],
  });
  const [first, ...further] = [...pages, marks];
  return [drawn(first, 0), ...further.map((page, place) => drawn(page, place + 1))];
}

/** At the foot of each of several pages: whoever has one of them knows that there are others. */
function pageNumber(number: number, count: number): TextMark {
  return ending(`Página ${number} de ${count}`, right, height - 30, { size: 9, fill: muted });
}

function boxes(fill: string, each: BoxesMark['boxes'], alt: string | null = null): BoxesMark {
  return { kind: 'boxes', fill, boxes: each, alt };
}

function line(text: string, x: number, baseline: number, style: Style = {}): TextMark {
  return { kind: 'text', text, x, baseline, face: 'sans', size: 10, fill: ink, tracking: 0, role: 'text', ...style };
}

/** Text that ends at `x`. */
function ending(text: string, x: number, baseline: number, style: Style = {}): TextMark {
  return line(text, x - widthOf(text, style.face ?? 'sans', style.size ?? 10), baseline, style);
}

/** The legal name and the address of who issues, in lines that end before the frame. */
function issuerLines({ issuer }: PrintedReceipt): readonly TextMark[] {
  return [
    ...linesOf(issuer.legalName, 'sans-bold', 10, issuerWidth).map((text) =>
      line(text, left + 18, 0, { face: 'sans-bold' }),
    ),
    ...linesOf(issuer.address, 'sans', 10, issuerWidth).map((text) => line(text, left + 18, 0, { fill: muted })),
  ].map((mark, place) => ({ ...mark, baseline: 102 + 14 * place }));
}

const issuerWidth = 270;
const schoolStyle = { face: 'serif-bold', fill: granate } as const;

/** Who issues, and in a frame which document it is; it ends below the frame, or below more lines than stand beside it. */
function head(
  receipt: PrintedReceipt,
  school: string,
  logo: DrawnLogo | null,
): { readonly marks: readonly Mark[]; readonly bottom: number } {
  const { issuer } = receipt;
  const names = issuerLines(receipt);
  const end = Math.max(146, 96 + 14 * names.length);
  const frame = { x: 352, y: 54, w: right - 352, h: 92 };
  const middle = (text: string, baseline: number, style: Style): TextMark =>
    line(text, frame.x + (frame.w - widthOf(text, style.face ?? 'sans', style.size ?? 10)) / 2, baseline, style);
  const bar = end - 54;
  const marks = [
    boxes(granate, [[left, 54, 4, bar]]),
    boxes(maize, [[left + 4, 54, 1.5, bar]]),
    logo === null
      ? line(school, left + 18, 78, { ...schoolStyle, size: fittedSize(school, 'serif-bold', 24, issuerWidth) })
      : logoMark(logo, school, [left + 18, 54, 190, 32]),
    ...names,
    boxes(ink, [
      [frame.x, frame.y, frame.w, 0.75],
      [frame.x, frame.y + frame.h, frame.w, 0.75],
      [frame.x, frame.y, 0.75, frame.h],
      [frame.x + frame.w, frame.y, 0.75, frame.h],
    ]),
    middle(`RUC ${issuer.ruc}`, 82, { face: 'sans-bold', size: 12 }),
    middle(receiptName(receipt), 104, { face: 'serif-bold', size: 13, fill: granate, role: 'heading' }),
    middle(receiptCode(receipt), 128, { face: 'sans-bold', size: 14 }),
  ];
  return { marks, bottom: end };
}

/** Names and values under each other; answers where they end. */
function facts(receipt: PrintedReceipt, marks: Mark[], top: number): number {
  let y = top;
  for (const [name, value] of receiptFacts(receipt)) {
    marks.push(line(name, left, y, { fill: muted }));
    for (const text of linesOf(value, 'sans', 10, right - left - 110)) {
      marks.push(line(text, left + 110, y));
      y += 15;
    }
  }
  return y;
}

function tableHead(marks: Mark[], y: number): number {
  const style = { face: 'sans-bold', size: 9, fill: muted } as const;
  marks.push(
    ending('Cant.', columns.count, y, style),
    line('Unidad', columns.unit, y, style),
    line('Descripción', columns.description, y, style),
    ending('Precio', columns.price, y, style),
    ending('Descuento', columns.discount, y, style),
    ending('Importe', columns.net, y, style),
    boxes(ink, [[left, y + 6, right - left, 0.75]]),
  );
  return y + 22;
}

/** The title of what was sold, then, smaller, what else is said of it. */
function wordsOf(each: ReceiptLine): readonly TextMark[] {
  const small = { size: 8.5, fill: muted } as const;
  return [
    ...linesOf(each.description, 'sans', 10, descriptionWidth).map((text) => line(text, columns.description, 0)),
    ...lineNotes(each)
      .flatMap((note) => linesOf(note, 'sans', 8.5, descriptionWidth))
      .map((text) => line(text, columns.description, 0, small)),
  ];
}

const heightOf = (each: ReceiptLine): number => 13 * wordsOf(each).length + 11;

function row(each: ReceiptLine, marks: Mark[], top: number): number {
  const { count, unit } = quantityOf(each);
  const { price, discount, net } = lineAmounts(each);
  marks.push(
    ending(count, columns.count, top),
    line(unit, columns.unit, top),
    ending(price, columns.price, top),
    ending(discount, columns.discount, top),
    ending(net, columns.net, top, { face: 'sans-bold' }),
    ...wordsOf(each).map((mark, index) => ({ ...mark, baseline: top + 13 * index })),
  );
  const last = top + 13 * (wordsOf(each).length - 1);
  marks.push(boxes(hairline, [[left, last + 6, right - left, 0.5]]));
  return last + 22;
}

/** Sums at the right, the QR of the tax authority at the left, what has to be said below. */
function foot(receipt: PrintedReceipt, marks: Mark[], top: number): void {
  const side = 104;
  const qr = receiptQrText(receipt);
  marks.push(boxes(ink, qrBoxes(qr, left, top, side, 'Q'), `Código QR con los datos del comprobante: ${qr}`));
  let y = top + 8;
  for (const [name, value] of receiptSums(receipt)) {
    marks.push(line(name, 352, y, { fill: muted }), ending(value, right, y));
    y += 16;
  }
  marks.push(
    boxes(ink, [[352, y - 8, right - 352, 0.75]]),
    line('Total', 352, y + 10, { face: 'sans-bold', size: 13 }),
    ending(formatMoney(receipt.totals.total), right, y + 10, { face: 'sans-bold', size: 13 }),
  );
  y = Math.max(y + 10, top + side) + 26;
  for (const [place, legend] of receiptLegends(receipt).entries()) {
    for (const text of linesOf(legend, 'sans', 9.5, right - left)) {
      marks.push(line(text, left, y, place === 0 ? { face: 'sans-bold', size: 9.5 } : { size: 9.5, fill: muted }));
      y += 14;
    }
  }
}
