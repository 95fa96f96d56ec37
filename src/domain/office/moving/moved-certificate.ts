import type { EmailAddress } from '#domain/accounts/email-address.ts';
import { type CertificateCode, certificateKey, printedCode } from '#domain/learning/certificate-code.ts';
import type { CertificateKind } from '#domain/learning/certificate.ts';
import type { PlainDate } from '#domain/shared/dates.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import { oneLine } from '#domain/shared/typed-text.ts';
import { emailIn, emptyCell, faultsOf, otherwiseInFile, pastDayIn, wholeIn } from './moving-cells.ts';
import { type CellFault, cellFault, faulty, type Faulty, type LineReading } from './moving.ts';

/** The columns of a file of certificates (docs/operating.md describes them). */
export const certificateColumns = [
  'correo',
  'producto',
  'codigo',
  'fecha',
  'horas',
  'nota',
  'nombre',
  'documento',
] as const;
type CertificateColumn = (typeof certificateColumns)[number];

/** A certificate that the school issued on another platform, as it stands there. Source: docs/decisions/0080. */
export interface MovedCertificate {
  readonly email: EmailAddress;
  /** Its sku or slug. */
  readonly product: string;
  readonly code: CertificateCode;
  readonly on: PlainDate;
  /** Academic hours. */
  readonly hours: number;
  /** Tenths of a point, 0 to 200; null: it says none, and certifies participation. */
  readonly grade: number | null;
  /** As it stands on it; null: not told, which is what the account says. */
  readonly holderName: string | null;
  /** Such as 'DNI 44556677', or empty. */
  readonly holderDocument: string;
}

const mostHours = 9999;
const longestHolder = 200;
const longestDocument = 40;

/** What it certifies: with a grade that the exams were passed. */
export function movedKind({ grade }: Pick<MovedCertificate, 'grade'>): CertificateKind {
  return grade === null ? 'participation' : 'approval';
}

/** What is said of one that a person has besides. @param code of the other one; null: it stands in the same file. */
export function secondOfKind(certificate: Pick<MovedCertificate, 'grade'>, code: string | null): CellFault {
  const kind = movedKind(certificate) === 'approval' ? 'de aprobación' : 'de participación';
  const other = code === null ? '' : `, con el código «${code}»`;
  return cellFault('codigo', `la persona ya tiene un certificado ${kind} de este producto${other}`);
}

/** A code is one certificate, and a person has one of a kind of a product, as of the school's own. @param today in Lima. */
export function certificateReading(today: PlainDate): LineReading<CertificateColumn, MovedCertificate> {
  return {
    read: (row) => certificateOf(row, today),
    keyOf: ({ code }) => certificateKey(code),
    joined: (one, other) =>
      JSON.stringify(one) === JSON.stringify(other) ? accept(one) : refuse(otherwiseInFile('codigo', one.code)),
    apart: (value) => ({
      place: `${value.email} ${value.product} ${movedKind(value)}`,
      fault: secondOfKind(value, null),
    }),
  };
}

function certificateOf(
  row: Readonly<Record<CertificateColumn, string>>,
  today: PlainDate,
): Result<MovedCertificate, Faulty> {
  const email = emailIn(row.correo);
  const product = row.producto === '' ? refuse(emptyCell('producto')) : accept(row.producto);
  const code = codeIn(row.codigo);
  const on = pastDayIn('fecha', row.fecha, today);
  const hours = wholeIn('horas', row.horas, { least: 1, most: mostHours });
  const grade = gradeIn(row.nota);
  const name = textIn('nombre', row.nombre, longestHolder);
  const document = textIn('documento', row.documento, longestDocument);
  if (!email.ok || !product.ok || !code.ok || !on.ok || !hours.ok || !grade.ok || !name.ok || !document.ok) {
    return refuse(faulty(...faultsOf([email, product, code, on, hours, grade, name, document])));
  }
  return accept({
    email: email.value,
    product: product.value,
    code: code.value,
    on: on.value,
    hours: hours.value,
    grade: grade.value,
    holderName: name.value === '' ? null : name.value,
    holderDocument: document.value,
  });
}

function codeIn(cell: string): Result<CertificateCode, CellFault> {
  if (cell === '') return refuse(emptyCell('codigo'));
  const code = printedCode(cell);
  return code.ok
    ? code
    : refuse(cellFault('codigo', `debe tener de 4 a 60 letras, números o signos como - / . _; dice «${cell}»`));
}

/** '16', '16.5' and '16,5', of 20. */
function gradeIn(cell: string): Result<number | null, CellFault> {
  if (cell === '') return accept(null);
  const parts = /^(\d{1,2})(?:[.,](\d)0*)?$/.exec(cell);
  const grade = parts === null ? Number.NaN : Number(parts[1]) * 10 + Number(parts[2] ?? 0);
  return grade <= 200
    ? accept(grade)
    : refuse(cellFault('nota', `debe ser de 0 a 20, con un decimal como mucho; dice «${cell}»`));
}

function textIn(column: string, cell: string, most: number): Result<string, CellFault> {
  const text = oneLine(cell);
  return text.length <= most ? accept(text) : refuse(cellFault(column, `no puede pasar de ${most} caracteres`));
}
