import { type PlainDate } from '#domain/shared/dates.ts';
import { formatDayMonthYear } from '#domain/shared/typed-day.ts';
import { blanksAsOne } from '#domain/shared/typed-text.ts';
import { signedDecimal } from '#domain/shared/signed-money.ts';
import type { BookMonth } from './book-month.ts';
import type { RegisterRow } from './sales-register.ts';

/** Whose register it is, as the tax authority knows it. */
export interface RegisterOwner {
  readonly ruc: string;
  readonly legalName: string;
}

interface SireLine {
  readonly owner: RegisterOwner;
  readonly month: BookMonth;
  readonly row: RegisterRow;
}

interface SireField {
  /** As the header of the tax authority's own file calls it. */
  readonly name: string;
  readonly value: (line: SireLine) => string;
}

/** A register without what the school never sells: exports, excise, rice, bags, other tributes. */
const ZERO = '0.00';
const zero = (name: string): SireField => ({ name, value: () => ZERO });
const empty = (name: string): SireField => ({ name, value: () => '' });

/**
 * Por confirmar. The register of sales (RVIE) as the school replaces the tax authority's proposal by it: annex 3 of R.S. 112-2021/SUNAT
 * with the changes of R.S. 040-2022 and 138-2023, fields 1 to 33; 34 to 40 are the tax authority's own and 41 on are not sent. It was
 * read in the implementations that decision 0095 names, never tried against the tax authority. Nothing else says the order of a field.
 */
const fields: readonly SireField[] = [
  { name: 'Ruc', value: ({ owner }) => owner.ruc },
  { name: 'Razon Social', value: ({ owner }) => plain(owner.legalName) },
  { name: 'Periodo', value: ({ month }) => periodOf(month) },
  // Filled in by the tax authority.
  empty('CAR SUNAT'),
  { name: 'Fecha de emisión', value: ({ row }) => formatDayMonthYear(row.issuedOn) },
  // Of bills of public services alone.
  empty('Fecha Vcto/Pago'),
  { name: 'Tipo CP/Doc.', value: ({ row }) => row.typeCode },
  { name: 'Serie del CDP', value: ({ row }) => row.series },
  { name: 'Nro CP o Doc. Nro Inicial (Rango)', value: ({ row }) => String(row.number) },
  empty('Nro Final (Rango)'),
  { name: 'Tipo Doc Identidad', value: ({ row }) => row.buyer.documentCode },
  { name: 'Nro Doc Identidad', value: ({ row }) => plain(row.buyer.documentNumber) },
  { name: 'Apellidos Nombres/ Razón Social', value: ({ row }) => plain(row.buyer.name) },
  zero('Valor Facturado Exportación'),
  { name: 'BI Gravada', value: ({ row }) => signedDecimal(row.amounts.taxed) },
  { name: 'Dscto BI', value: ({ row }) => signedDecimal(row.amounts.taxedOff) },
  { name: 'IGV / IPM', value: ({ row }) => signedDecimal(row.amounts.tax) },
  { name: 'Dscto IGV / IPM', value: ({ row }) => signedDecimal(row.amounts.taxOff) },
  { name: 'Mto Exonerado', value: ({ row }) => signedDecimal(row.amounts.exempt) },
  zero('Mto Inafecto'),
  zero('ISC'),
  zero('BI Grav IVAP'),
  zero('IVAP'),
  zero('ICBPER'),
  zero('Otros Tributos'),
  { name: 'Total CP', value: ({ row }) => signedDecimal(row.amounts.total) },
  { name: 'Moneda', value: ({ row }) => row.currency },
  // Of other currencies alone.
  empty('Tipo Cambio'),
  { name: 'Fecha Emisión Doc Modificado', value: ({ row }) => dayOf(row.corrects?.issuedOn) },
  { name: 'Tipo CP Modificado', value: ({ row }) => row.corrects?.typeCode ?? '' },
  { name: 'Serie CP Modificado', value: ({ row }) => row.corrects?.series ?? '' },
  { name: 'Nro CP Modificado', value: ({ row }) => String(row.corrects?.number ?? '') },
  empty('ID Proyecto Operadores Atribución'),
];

/**
 * The names of the fields, in their order.
 *
 * @internal read by the test, which counts them.
 */
export const sireFieldNames: readonly string[] = fields.map(({ name }) => name);

/** Por confirmar: what stands before and after what changes in the name of the file, by table 6 of the same rule. */
const nameParts = {
  /** Day 00, book 140400 (RVIE), opportunity 02 (replaces the proposal), 1 (an operating company). */
  book: '00140400021',
  /** In soles, made for the SIRE. */
  end: '12',
} as const;

/** The name that the tax authority gives the file: 'LE20512333797202611' + '00140400021112' + '.txt'; it says whether there is anything in it. */
export function sireFileName({ ruc }: RegisterOwner, month: BookMonth, rows: readonly RegisterRow[]): string {
  const hasContent = rows.length === 0 ? '0' : '1';
  return `LE${ruc}${periodOf(month)}${nameParts.book}${hasContent}${nameParts.end}.txt`;
}

/** The rows as the file holds them: a line each, a bar after every field. Por confirmar: UTF-8, and lines that end as Windows writes them. */
export function sireText(owner: RegisterOwner, month: BookMonth, rows: readonly RegisterRow[]): string {
  return rows.map((row) => `${fields.map(({ value }) => `${value({ owner, month, row })}|`).join('')}\r\n`).join('');
}

const periodOf = (month: BookMonth): string => month.replace('-', '');

const dayOf = (day: PlainDate | undefined): string => (day === undefined ? '' : formatDayMonthYear(day));

/** What a field of text may not hold stands as a blank. */
const plain = (text: string): string => blanksAsOne(text.replaceAll(/[|/\\\p{Cc}]/gu, ' ')).trim();
