import { type DraftField, MOST_MINUTES, type ProductDraft } from '#domain/catalogue/product-draft.ts';
import { modalities, type Modality } from '#domain/catalogue/product.ts';
import { endOfLimaDay, startOfLimaDay } from '#domain/shared/dates.ts';
import { parseDayMonthYear } from '#domain/shared/typed-day.ts';
import { type Money, parseMoney } from '#domain/shared/money.ts';
import { parsePercent, type Rate } from '#domain/shared/rate.ts';
import { typedPercent } from '#domain/shared/typed-amount.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import { slugify } from '#domain/shared/slug.ts';
import { countOf, fault, listOf, missing, neededCell, type RowFault, RowFaultError } from './catalogue-cells.ts';
import { type CatalogueColumn, type CatalogueRow, untoldFields, writtenFactsOf } from './catalogue-columns.ts';
import type { CsvFile } from './csv-file.ts';

/** What a row names that the school must know already. */
export interface RowNames {
  categoryId(slug: string): Promise<number | null>;
  staffId(name: string): Promise<number | null>;
}

const kinds: Readonly<Record<string, ProductDraft['kind']>> = {
  seminario: 'seminar',
  curso: 'course',
  taller: 'workshop',
  libro: 'book',
  revista: 'magazine',
  consultoria: 'consultancy',
  diplomado: 'diploma',
  'curso-especializado': 'specialised-course',
};
const states = { publicado: true, borrador: false } as const;

/** A row as a draft, or what is wrong with it. */
export interface ReadRow {
  readonly line: number;
  readonly draft: Result<ProductDraft, RowFault>;
  /** What the file says nothing of: a product that is there keeps it. */
  readonly untold: ReadonlySet<DraftField>;
}

/** The drafts of a file, row by row. @throws CsvFault at what cannot be read. */
export async function* draftsOf(
  csv: CsvFile<CatalogueColumn>,
  generalRate: Rate,
  names: RowNames,
): AsyncGenerator<ReadRow> {
  for await (const { line, row, told } of csv.rows()) {
    yield { line, draft: await draftOfRow(row, generalRate, names), untold: untoldFields(told) };
  }
}

/** The draft that a row describes, or the first cell at fault. Books are exempt from IGV unless the row says otherwise. */
export async function draftOfRow(
  row: CatalogueRow,
  generalRate: Rate,
  names: RowNames,
): Promise<Result<ProductDraft, RowFault>> {
  try {
    const kind = kinds[slugify(row.tipo)];
    if (kind === undefined) throw fault('tipo', `debe ser ${Object.keys(kinds).join(', ')}`);
    return accept({
      sku: neededCell(row, 'sku'),
      kind,
      title: neededCell(row, 'titulo'),
      slug: row.slug,
      summary: row.resumen,
      categoryId: await categoryOf(row, names),
      igvRate: rateOf(row, kind, generalRate),
      regularPrice: priceOf(row, 'precio') ?? missing('precio'),
      subscriberPrice: priceOf(row, 'precio_de_suscriptor'),
      discountedPrice: priceOf(row, 'precio_con_descuento'),
      discountEndsAt: lastDayOf(row, 'descuento_hasta'),
      durationMinutes: countOf(row, 'duracion_minutos', MOST_MINUTES),
      ...writtenFactsOf(row),
      staffIds: await staffOf(row, names),
      startsAt: instantOf(row, 'inicio'),
      endsAt: instantOf(row, 'fin'),
      modality: modalityOf(row),
      bibliographic: {},
      isPublished: stateOf(row),
    });
  } catch (error) {
    if (error instanceof RowFaultError) return refuse(error.fault);
    throw error;
  }
}

function priceOf(row: CatalogueRow, column: CatalogueColumn): Money | null {
  if (row[column] === '') return null;
  const price = parseMoney(row[column]);
  if (!price.ok) throw fault(column, `debe ser un importe en soles como 118.00; dice «${row[column]}»`);
  return price.value;
}

function rateOf(row: CatalogueRow, kind: ProductDraft['kind'], generalRate: Rate): Rate {
  if (row.igv === '') return kind === 'book' ? (0 as Rate) : generalRate;
  const rate = parsePercent(typedPercent(row.igv));
  if (!rate.ok) throw fault('igv', `debe ser 0 o la tasa general de la escuela; dice «${row.igv}»`);
  return rate.value;
}

function lastDayOf(row: CatalogueRow, column: CatalogueColumn): Date | null {
  if (row[column] === '') return null;
  const day = parseDayMonthYear(row[column]);
  if (!day.ok) throw fault(column, `debe ser una fecha como 31/12/2026; dice «${row[column]}»`);
  return endOfLimaDay(day.value);
}

function instantOf(row: CatalogueRow, column: CatalogueColumn): Date | null {
  if (row[column] === '') return null;
  const parts = /^(\d\d\/\d\d\/\d{4}) ([01]\d|2[0-3]):([0-5]\d)$/.exec(row[column]);
  const day = parts === null ? null : parseDayMonthYear(parts[1] ?? '');
  if (parts === null || day === null || !day.ok) {
    throw fault(column, `debe ser fecha y hora de Lima como 14/12/2026 19:00; dice «${row[column]}»`);
  }
  return new Date(startOfLimaDay(day.value).getTime() + (Number(parts[2]) * 60 + Number(parts[3])) * 60_000);
}

function modalityOf(row: CatalogueRow): Modality | null {
  if (row.modalidad === '') return null;
  const modality = modalities.find((each) => slugify(each) === slugify(row.modalidad));
  if (modality === undefined) throw fault('modalidad', `debe ser ${modalities.join(', ')}; dice «${row.modalidad}»`);
  return modality;
}

function stateOf(row: CatalogueRow): boolean {
  const state = row.estado === '' ? 'publicado' : row.estado.toLowerCase();
  if (state !== 'publicado' && state !== 'borrador') {
    throw fault('estado', `debe ser publicado o borrador; dice «${row.estado}»`);
  }
  return states[state];
}

async function categoryOf(row: CatalogueRow, names: RowNames): Promise<number | null> {
  if (row.categoria === '') return null;
  return (await names.categoryId(slugify(row.categoria))) ?? unknownName('categoria', row.categoria);
}

async function staffOf(row: CatalogueRow, names: RowNames): Promise<readonly number[]> {
  const ids: number[] = [];
  for (const name of listOf(row.docentes)) ids.push((await names.staffId(name)) ?? unknownName('docentes', name));
  return ids;
}

function unknownName(column: CatalogueColumn, name: string): never {
  throw fault(column, `no conocemos «${name}»`);
}
