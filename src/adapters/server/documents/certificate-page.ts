import { formatGrade } from '#domain/exams/exam.ts';
import type { Certificate } from '#domain/learning/certificate.ts';
import { dayOfIssue } from '#domain/learning/certificate.ts';
import { reissuedAt } from '#domain/learning/certificate-reissue.ts';
import { schoolIdentity } from '#domain/shared/school-identity.ts';
import type { Box, BoxesMark, Mark, PageMarks, TextMark } from './page-marks.ts';
import { qrBoxes } from './qr-code.ts';
import { beltDownwards, MOTIF_CELLS, TEETH_CELLS } from './textile.ts';
import { linesOf, widthOf } from './typefaces.ts';
import { certificateKindName, certificateSentence, certificateTeachers } from './certificate-texts.ts';

/** A4 across, in points. */
const width = 841.89;
const height = 595.28;

const paper = '#fdfaf3';
const shade = '#f5edde';
const ink = '#33241f';
const muted = '#6b5b52';
const granate = '#7d1f33';
const maize = '#e2a93b';
const cream = '#f4ead6';
const night = '#2c2440';
const hairline = '#d3c5ae';

/** Motifs down the left edge; they fill it exactly. */
const motifCount = 12;
const cell = height / (MOTIF_CELLS * motifCount);
const selvage = [granate, maize, ink].map((fill, place) => ({ fill, from: place * 1.4 * cell, wide: 1.4 * cell }));
const selvageWidth = selvage.length * 1.4 * cell;
const beltWidth = (MOTIF_CELLS + 2 * TEETH_CELLS) * cell;
const left = 2 * selvageWidth + beltWidth + 58;
const right = width - 58;
const textWidth = right - left;

/** The page of a certificate. `address` is where anyone validates it. */
export function certificatePage(certificate: Certificate, address: string): PageMarks {
  const title = certificateKindName(certificate.kind);
  return {
    width,
    height,
    title: `${title}: ${certificate.productTitle}`,
    marks: [
      boxes(paper, [[0, 0, width, height]]),
      ...belt(),
      ...heading(title),
      ...body(certificate),
      ...foot(certificate, address),
    ],
  };
}

function boxes(fill: string, each: BoxesMark['boxes'], alt: string | null = null): BoxesMark {
  return { kind: 'boxes', fill, boxes: each, alt };
}

function line(
  text: string,
  x: number,
  baseline: number,
  style: Partial<Pick<TextMark, 'face' | 'size' | 'fill' | 'tracking' | 'role'>> = {},
): TextMark {
  return { kind: 'text', text, x, baseline, face: 'sans', size: 12, fill: ink, tracking: 0, role: 'text', ...style };
}

/** The woven belt down the left edge between its selvages. */
function belt(): Mark[] {
  const outer = selvage.map(({ fill, from, wide }) => boxes(fill, [[from, 0, wide, height]]));
  const end = 2 * selvageWidth + beltWidth;
  const inner = selvage.map(({ fill, from, wide }) => boxes(fill, [[end - from - wide, 0, wide, height]]));
  const threads = { ground: granate, otherGround: night, figure: cream, second: maize, teeth: maize, teethGround: ink };
  return [...outer, ...inner, ...beltDownwards(selvageWidth, 0, cell, motifCount, threads)];
}

/** A stepped cross within a square of `size` points, as the school's mark draws it. */
function steppedCross(x: number, y: number, size: number): readonly Box[] {
  const step = size / 10;
  const parts: readonly Box[] = [
    [3, 0, 4, 2],
    [2, 2, 6, 1],
    [0, 3, 10, 4],
    [2, 7, 6, 1],
    [3, 8, 4, 2],
  ];
  return parts.map(([px, py, w, h]): Box => [x + px * step, y + py * step, w * step, h * step]);
}

/** The school's mark and name, the same mark large and pale behind the page, and what the page is. */
function heading(title: string): Mark[] {
  const top = 58;
  const size = 30;
  return [
    boxes(shade, steppedCross(right - 98, 38, 100)),
    boxes(paper, steppedCross(right - 73, 63, 50)),
    boxes(shade, steppedCross(right - 58, 78, 20)),
    boxes(granate, steppedCross(left, top, size)),
    boxes(maize, [[left + 12, top + 12, 6, 6]]),
    line(schoolIdentity.name, left + 41, top + 24, { face: 'serif-bold', size: 25, fill: granate }),
    line(title, left, 164, { face: 'serif-bold', size: 40, tracking: -0.5, role: 'heading' }),
    boxes(granate, [[left, 184, 54, 2.25]]),
  ];
}

/** Who, what and which. */
function body(certificate: Certificate): Mark[] {
  const name = fitted(certificate.holderName, 36, 26);
  const title = fitted(certificate.productTitle, 23, 18);
  const marks: Mark[] = [];
  let y = 222;
  marks.push(line(`${schoolIdentity.name} certifica que`, left, y, { face: 'serif-italic', size: 16, fill: muted }));
  y += 8;
  for (const text of name.lines) {
    y += name.size * 1.14;
    marks.push(line(text, left, y, { face: 'serif-bold', size: name.size, fill: granate, tracking: -0.3 }));
  }
  if (certificate.holderDocument !== '') {
    y += 24;
    marks.push(line(certificate.holderDocument, left, y, { size: 13, fill: muted }));
  }
  y += 42;
  marks.push(line(certificateSentence(certificate), left, y, { face: 'serif-italic', size: 16, fill: muted }));
  y += 5;
  for (const text of title.lines) {
    y += title.size * 1.24;
    marks.push(line(text, left, y, { face: 'serif-bold', size: title.size, tracking: -0.15 }));
  }
  return [...marks, ...teachersLine(certificate, y + 19)];
}

/** Who taught it, in one line; a single name that is wider than the page is set smaller. */
function teachersLine({ teachers }: Certificate, baseline: number): Mark[] {
  const size = 12.5;
  const text = certificateTeachers(teachers, (each) => widthOf(each, 'sans', size, 0) <= textWidth);
  if (text === null) return [];
  const wide = widthOf(text, 'sans', size, 0);
  return [line(text, left, baseline, { size: wide <= textWidth ? size : (size * textWidth) / wide, fill: muted })];
}

/** The text at the largest size at which it takes one line, else two, else as many as there is room for. */
function fitted(text: string, most: number, least: number): { size: number; lines: readonly string[] } {
  for (let size = most; size > 11; size -= 1) {
    const lines = linesOf(text, 'serif-bold', size, textWidth);
    if (lines.length <= (size > least ? 1 : size > least - 6 ? 2 : 3)) return { size, lines };
  }
  return { size: 11, lines: linesOf(text, 'serif-bold', 11, textWidth) };
}

/** What can be counted and checked: hours, grade, day, code, and the QR that leads to the check. */
function foot(certificate: Certificate, address: string): Mark[] {
  const side = 96;
  const top = height - 58 - side;
  const facts: (readonly [string, string])[] = [['Duración', `${certificate.hours} horas académicas`]];
  if (certificate.grade !== null) facts.push(['Nota final', `${formatGrade(certificate.grade)} de 20`]);
  facts.push(['Emitido en Lima', dayOfIssue(certificate.issuedAt)]);
  const columns = certificate.grade === null ? [0, 172] : [0, 172, 276];
  const place = address.replace(/^https?:\/\//, '').replace(/\?.*$/, '');
  return [
    boxes(hairline, [[left, top, textWidth - side - 30, 0.75]]),
    ...row(facts, columns, top + 22),
    ...reissueLine(certificate, left + (columns.at(-1) ?? 0), top + 54),
    ...row(
      [
        ['Código', certificate.code],
        ['Valídalo con el QR o en', place],
      ],
      [0, 172],
      top + side - 17,
    ),
    boxes(ink, qrBoxes(address, right - side, top, side), `Código QR que abre ${address}`),
  ];
}

/** Below the day of issue, that of the last reissue, where there was one. */
function reissueLine(certificate: Certificate, x: number, baseline: number): Mark[] {
  const at = reissuedAt(certificate);
  return at === null ? [] : [line(`Reemitido el ${dayOfIssue(at)}`, x, baseline, { size: 10.5, fill: muted })];
}

/** Labels with their values below, each pair at its column. */
function row(facts: readonly (readonly [string, string])[], columns: readonly number[], baseline: number): Mark[] {
  return facts.flatMap(([label, value], place) => {
    const x = left + (columns[place] ?? 0);
    return [
      line(label, x, baseline, { size: 10.5, fill: muted }),
      line(value, x, baseline + 17, { face: 'sans-bold', size: 13 }),
    ];
  });
}
