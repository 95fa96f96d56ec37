import { formatGrade } from '#domain/exams/exam.ts';
import type { Certificate } from '#domain/learning/certificate.ts';
import type { CertificateSigner } from '#domain/learning/certificate-signer.ts';
import { dayOfIssue } from '#domain/learning/certificate.ts';
import { reissuedAt } from '#domain/learning/certificate-reissue.ts';
import { academicHours } from '#domain/learning/academic-hours.ts';
import {
  belt,
  beltWidth,
  boxes,
  granate,
  hairline,
  height,
  ink,
  line,
  maize,
  margin,
  muted,
  paper,
  shade,
  steppedCross,
  textWidth,
  width,
} from './certificate-cloth.ts';
import type { DrawnLogo } from './drawings.ts';
import { logoMark, type Mark, type PageMarks } from './page-marks.ts';
import { qrBoxes } from './qr-code.ts';
import { fittedSize, linesOf, widthOf } from './typefaces.ts';
import {
  certificateKindName,
  certificateSentence,
  certificateTeachers,
  entityLine,
  issueLabel,
  movedLine,
} from './certificate-texts.ts';

const left = beltWidth + margin;
const right = width - margin;

/** The page of a certificate. `address` is where anyone validates it; `school` is what the school is called, `logo` what stands in place of its mark and name. */
export function certificatePage(
  certificate: Certificate,
  address: string,
  school: string,
  logo: DrawnLogo | null = null,
): PageMarks {
  const title = certificateKindName(certificate.kind);
  return {
    width,
    height,
    title: `${title}: ${certificate.productTitle}`,
    marks: [
      boxes(paper, [[0, 0, width, height]]),
      ...belt(0),
      ...heading(title, certificate.signer, school, logo),
      ...body(certificate, school),
      ...foot(certificate, address),
    ],
  };
}

/** The school's mark and name, the same mark large and pale behind the page, and what the page is. */
function heading(title: string, signer: CertificateSigner | null, school: string, logo: DrawnLogo | null): Mark[] {
  const top = 58;
  const size = 30;
  const named = logo === null ? markAndName(school, top, size) : [logoMark(logo, school, [left, 46, 240, 44])];
  const entity = logo === null ? left + 41 : left;
  return [
    ...(logo === null ? markBehind : []),
    ...named,
    ...(signer === null
      ? []
      : [
          line(entityLine(signer), entity, top + (logo === null ? 41 : 47), {
            size: fittedSize(entityLine(signer), 'sans', 10.5, right - entity),
            fill: muted,
          }),
        ]),
    line(title, left, 164, { face: 'serif-bold', size: 40, tracking: -0.5, role: 'heading' }),
    boxes(granate, [[left, 184, 54, 2.25]]),
  ];
}

/** The drawn mark, large and pale. A school with a logo of its own shows that one alone. */
const markBehind: readonly Mark[] = [
  boxes(shade, steppedCross(right - 98, 38, 100)),
  boxes(paper, steppedCross(right - 73, 63, 50)),
  boxes(shade, steppedCross(right - 58, 78, 20)),
];

function markAndName(school: string, top: number, size: number): readonly Mark[] {
  return [
    boxes(granate, steppedCross(left, top, size)),
    boxes(maize, [[left + 12, top + 12, 6, 6]]),
    line(school, left + 41, top + 24, {
      face: 'serif-bold',
      size: fittedSize(school, 'serif-bold', 25, textWidth - 41),
      fill: granate,
    }),
  ];
}

/** Who, what and which. */
function body(certificate: Certificate, school: string): Mark[] {
  const name = fitted(certificate.holderName, 36, 26);
  const title = fitted(certificate.productTitle, 23, 18);
  const marks: Mark[] = [];
  let y = 222;
  marks.push(line(`${school} certifica que`, left, y, { face: 'serif-italic', size: 16, fill: muted }));
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
  if (certificate.movedAt !== null) return [...marks, line(movedLine, left, y + 19, { size: 12.5, fill: muted })];
  return [...marks, ...teachersLine(certificate, y + 19)];
}

/** Who taught it, in one line; a single name that is wider than the page is set smaller. */
function teachersLine({ teachers }: Certificate, baseline: number): Mark[] {
  const size = 12.5;
  const text = certificateTeachers(teachers, (each) => widthOf(each, 'sans', size, 0) <= textWidth);
  return text === null
    ? []
    : [line(text, left, baseline, { size: fittedSize(text, 'sans', size, textWidth), fill: muted })];
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
  const facts: (readonly [string, string])[] = [['Duración', academicHours(certificate.hours)]];
  if (certificate.grade !== null) facts.push(['Nota final', `${formatGrade(certificate.grade)} de 20`]);
  facts.push([issueLabel(certificate), dayOfIssue(certificate.issuedAt)]);
  const columns = columnsOf(certificate);
  const place = address.replace(/^https?:\/\//, '').replace(/\?.*$/, '');
  return [
    boxes(hairline, [[left, top, textWidth - side - 30, 0.75]]),
    ...signerBlock(certificate.signer, top + 22),
    ...row(facts, columns, top + 22),
    ...reissueLine(certificate, left + (columns.at(-1) ?? 0), top + 54),
    ...row(
      [
        ['Código', certificate.code],
        ['Valídalo con el QR o en', place],
      ],
      [0, checkColumn(certificate)],
      top + side - 17,
    ),
    boxes(ink, qrBoxes(address, right - side, top, side), `Código QR que abre ${address}`),
  ];
}

/** How wide a code may be, which is set smaller otherwise. */
const codeRoom = 260;

/** Where the address of the check stands: behind a code of another platform, which may be longer than ours. */
function checkColumn({ code, signer, movedAt }: Certificate): number {
  if (movedAt !== null) return Math.max(172, Math.min(widthOf(code, 'sans-bold', 13, 0), codeRoom) + 16);
  return signer === null ? 172 : 160;
}

/** Where hours, grade and day stand: beside who signs, where that is said. */
function columnsOf({ grade, signer }: Certificate): readonly number[] {
  if (signer !== null) return grade === null ? [160, 310] : [160, 292, 364];
  return grade === null ? [0, 172] : [0, 172, 276];
}

/** Who answers for it, with name and office; what is wider than its column is set smaller, and before it is too small to read in two lines. */
function signerBlock(signer: CertificateSigner | null, baseline: number): Mark[] {
  if (signer === null) return [];
  const room = 148;
  const name = inColumn(signer.name, baseline + 17, room, { face: 'sans-bold', size: 13, small: 9, fill: ink });
  const officeAt = baseline + (name.length > 1 ? 37 : 32);
  return [
    line('Firma por la escuela', left, baseline, { size: 10.5, fill: muted }),
    ...name,
    ...inColumn(signer.office, officeAt, room, { face: 'sans', size: 10.5, small: 8, fill: muted }),
  ];
}

interface ColumnStyle {
  readonly face: 'sans' | 'sans-bold';
  readonly size: number;
  /** The size of two lines, where one would be smaller than that. */
  readonly small: number;
  readonly fill: string;
}

/** One line at the size that fits, or two small ones, the first a little higher. */
function inColumn(text: string, baseline: number, room: number, { face, size, small, fill }: ColumnStyle): Mark[] {
  const whole = fittedSize(text, face, size, room);
  const lines = whole < small ? linesOf(text, face, small, room) : [text];
  // Three lines have no room: the whole is as small as it must be.
  const isFew = lines.length <= 2;
  const shown = isFew ? lines : [text];
  const used = whole < small && isFew ? small : whole;
  return shown.map((each, place) =>
    line(each, left, baseline + (place - (shown.length - 1) * 0.5) * used * 1.15, {
      face,
      size: fittedSize(each, face, used, room),
      fill,
    }),
  );
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
      line(value, x, baseline + 17, { face: 'sans-bold', size: fittedSize(value, 'sans-bold', 13, codeRoom) }),
    ];
  });
}
