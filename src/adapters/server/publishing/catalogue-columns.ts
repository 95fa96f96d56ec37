import { type DraftField, MOST_CERTIFICATE_HOURS } from '#domain/catalogue/product-draft.ts';
import { type Level, levels, type WrittenFacts } from '#domain/catalogue/product.ts';
import { slugify } from '#domain/shared/slug.ts';
import { countOf, fault, listOf } from './catalogue-cells.ts';
import type { CsvLayout, CsvRow } from './csv-file.ts';
import { renderMarkdown } from './markdown.ts';

/** The columns that a catalogue file may have (docs/operating.md describes them). */
export const catalogueColumns = [
  'sku',
  'tipo',
  'titulo',
  'slug',
  'subtitulo',
  'resumen',
  'descripcion',
  'categoria',
  'igv',
  'precio',
  'precio_de_suscriptor',
  'precio_con_descuento',
  'descuento_hasta',
  'duracion_minutos',
  'horas_certificado',
  'docentes',
  'logros',
  'inicio',
  'fin',
  'modalidad',
  'nivel',
  'requisitos',
  'agendamiento',
  'estado',
] as const;

export type CatalogueColumn = (typeof catalogueColumns)[number];

export type CatalogueRow = CsvRow<CatalogueColumn>;

/** A catalogue file. */
export const catalogueLayout: CsvLayout<CatalogueColumn> = {
  columns: catalogueColumns,
  needed: ['sku', 'tipo', 'titulo', 'precio'],
  things: 'productos',
};

/** The column in which a field of a draft stands, for whoever imports; 'ficha' is no column but what a book says of itself. */
export const columnOfField: Readonly<Record<DraftField, string>> = {
  sku: 'sku',
  kind: 'tipo',
  slug: 'slug',
  title: 'titulo',
  subtitle: 'subtitulo',
  summary: 'resumen',
  descriptionHtml: 'descripcion',
  categoryId: 'categoria',
  igvRate: 'igv',
  regularPrice: 'precio',
  subscriberPrice: 'precio_de_suscriptor',
  discountedPrice: 'precio_con_descuento',
  discountEndsAt: 'descuento_hasta',
  durationMinutes: 'duracion_minutos',
  certificateHours: 'horas_certificado',
  outcomes: 'logros',
  staffIds: 'docentes',
  startsAt: 'inicio',
  endsAt: 'fin',
  modality: 'modalidad',
  level: 'nivel',
  requirements: 'requisitos',
  arranging: 'agendamiento',
  bibliographic: 'ficha',
  isPublished: 'estado',
};

/** What every row says, whatever columns a file has: what it costs is said as a whole. */
const alwaysTold: ReadonlySet<string> = new Set([
  'regularPrice',
  'subscriberPrice',
  'discountedPrice',
  'discountEndsAt',
] satisfies DraftField[]);

/** What a file with these columns does not tell of a product that is there. Its two dates are told together. */
export function untoldFields(told: ReadonlySet<CatalogueColumn>): ReadonlySet<DraftField> {
  const columns = new Set<string>(told.has('inicio') || told.has('fin') ? [...told, 'inicio', 'fin'] : told);
  const untold = Object.entries(columnOfField).filter(
    ([field, column]) => !alwaysTold.has(field) && !columns.has(column),
  );
  return new Set(untold.map(([field]) => field as DraftField));
}

/** What a row says of a product as its page will show it. */
export function writtenFactsOf(row: CatalogueRow): WrittenFacts {
  return {
    subtitle: row.subtitulo,
    descriptionHtml: renderMarkdown(row.descripcion === '' ? row.resumen : row.descripcion).html,
    outcomes: listOf(row.logros),
    certificateHours: countOf(row, 'horas_certificado', MOST_CERTIFICATE_HOURS),
    level: levelOf(row),
    requirements: listOf(row.requisitos),
    arranging: row.agendamiento,
  };
}

function levelOf({ nivel }: CatalogueRow): Level | null {
  const level = levels.find((each) => slugify(each) === slugify(nivel));
  if (level === undefined && nivel !== '') throw fault('nivel', `debe ser ${levels.join(', ')}; dice «${nivel}»`);
  return level ?? null;
}
