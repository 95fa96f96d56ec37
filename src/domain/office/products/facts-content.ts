import { officeUploadRules } from '#domain/office/office-upload-rules.ts';
import { draftFaultTexts } from '#domain/catalogue/product-draft-texts.ts';
import {
  faultsOfDates,
  faultsOfTexts,
  MOST_CERTIFICATE_HOURS,
  MOST_MINUTES,
  type ProductDraft,
} from '#domain/catalogue/product-draft.ts';
import type { ProductKind } from '#domain/catalogue/product-kind.ts';
import type { Modality, WrittenFacts } from '#domain/catalogue/product.ts';
import { partsOfKind } from '#domain/office/working-copy.ts';
import { parseLimaMinute } from '#domain/shared/lima-minute.ts';
import { adviceAt, faultAt, type FieldFault, NO_MINUTE, typedCount } from './field-fault.ts';

/** What a product is, as somebody of the office writes it: numbers and hours as they were typed, so that nothing typed is lost. */
export interface FactsContent extends Omit<WrittenFacts, 'descriptionHtml' | 'certificateHours'> {
  readonly title: string;
  /** The last segment of its address. */
  readonly slug: string;
  readonly summary: string;
  /** Markdown. */
  readonly description: string;
  readonly categoryId: number | null;
  readonly staffIds: readonly number[];
  readonly certificateHours: string;
  /** Of what has classes or sessions they are counted: it stays as it is. */
  readonly durationMinutes: string;
  /** Minutes in Lima, '2026-12-14T19:00'; '': none. Of what has sessions they are theirs: they stay as they are. */
  readonly startsAt: string;
  readonly endsAt: string;
  readonly modality: Modality | null;
  readonly bibliographic: readonly { readonly label: string; readonly value: string }[];
  /** Where the uploaded cover is kept; null: the school draws one. */
  readonly coverFile: string | null;
}

/** Characters of how a consultancy is arranged at most. */
export const LONGEST_ARRANGING = 600;

/** What was typed of a product's facts, understood. */
export type ReadFacts = Pick<ProductDraft, 'certificateHours' | 'durationMinutes' | 'startsAt' | 'endsAt'>;

const labels = {
  title: 'Título',
  slug: 'Dirección',
  subtitle: 'Subtítulo',
  summary: 'Resumen',
  arranging: 'Cómo se agenda',
  certificateHours: 'Horas del certificado',
  durationMinutes: 'Duración en minutos',
  startsAt: 'Inicio',
  endsAt: 'Fin',
  coverFile: 'Portada',
} as const;

/** What a field of the facts is called. */
export const factLabel = (field: keyof typeof labels): string => labels[field];

const noCount = (most: number): string => `debe ser un número entero de 0 a ${most}`;

/** Reads facts as they were typed; what cannot be read counts as nothing and is a fault. */
export function readFacts(content: FactsContent): {
  readonly facts: ReadFacts;
  readonly faults: readonly FieldFault[];
} {
  const faults: FieldFault[] = [];
  const minuteOf = (field: 'startsAt' | 'endsAt'): Date | null => {
    if (content[field] === '') return null;
    const read = parseLimaMinute(content[field]);
    if (!read.ok) faults.push(faultAt(field, labels[field], NO_MINUTE));
    return read.ok ? read.value : null;
  };
  const countOf = (field: 'certificateHours' | 'durationMinutes', most: number): number => {
    const read = typedCount(content[field], most);
    if (read === null) faults.push(faultAt(field, labels[field], noCount(most)));
    return read ?? 0;
  };
  const facts = {
    certificateHours: countOf('certificateHours', MOST_CERTIFICATE_HOURS),
    durationMinutes: countOf('durationMinutes', MOST_MINUTES),
    startsAt: minuteOf('startsAt'),
    endsAt: minuteOf('endsAt'),
  };
  return { facts, faults };
}

/**
 * Whether the minutes of a kind are told by hand: of a consultancy its hour lasts. Of what has classes or sessions they are counted;
 * what is read or subscribed to has none.
 */
export function tellsMinutes(kind: ProductKind): boolean {
  return kind === 'consultancy';
}

/** Whether a file is one that was sent as a cover: no product shows another file of the school as its own. */
export function isCoverFile(file: string): boolean {
  return new RegExp(`^${officeUploadRules.cover.folder}/[a-z0-9.-]+$`).test(file);
}

/** Whether the dates of a kind are told with its facts: what has sessions has theirs. */
export function tellsDates(kind: ProductKind): boolean {
  return !partsOfKind(kind).includes('sessions');
}

/** What a form of the facts does not ask where sessions tell it. */
const toldBySessions: ReadonlySet<string> = new Set(['startsAt', 'endsAt', 'durationMinutes']);

/** Everything that hinders publishing these facts, then what would be better. What only the database knows is not among it. */
export function faultsOfFacts(content: FactsContent, { kind, sku }: Pick<ProductDraft, 'sku'> & { kind: ProductKind }) {
  const { facts, faults: all } = readFacts(content);
  const faults = tellsDates(kind) ? all : all.filter(({ field }) => !toldBySessions.has(field));
  const isTyped = (field: string): boolean => faults.some((each) => each.field === field);
  const ofDates = tellsDates(kind) ? faultsOfDates({ ...facts, kind }) : [];
  const byRules = [...faultsOfTexts({ ...content, sku }), ...ofDates]
    .filter(({ field }) => !isTyped(field))
    .map(({ field, kind: fault }) => faultAt(field, labels[field as keyof typeof labels], draftFaultTexts[fault]));
  const { coverFile } = content;
  const isForeign = coverFile !== null && !isCoverFile(coverFile);
  const cover = isForeign ? [faultAt('coverFile', labels.coverFile, 'envía la imagen otra vez')] : [];
  const isWordy = content.arranging.trim().length > LONGEST_ARRANGING;
  const arranging = isWordy
    ? [faultAt('arranging', labels.arranging, `tiene hasta ${LONGEST_ARRANGING} caracteres`)]
    : [];
  return [...byRules, ...faults, ...cover, ...arranging, ...adviceOn(content, kind)];
}

/** What whoever buys an hour wants to know of it. */
function adviceOnHour({ arranging, durationMinutes }: FactsContent): readonly FieldFault[] {
  const isUntold = ['', '0'].includes(durationMinutes.trim());
  return [
    ...(isUntold ? [adviceAt('durationMinutes', 'Falta cuánto dura la cita.')] : []),
    ...(arranging.trim() === '' ? [adviceAt('arranging', 'Falta cómo se agenda después de comprarla.')] : []),
  ];
}

function adviceOn(content: FactsContent, kind: ProductKind): readonly FieldFault[] {
  const advice: FieldFault[] = [];
  if (content.summary.trim() === '') advice.push(adviceAt('summary', 'Falta el resumen que se lee en las listas.'));
  if (content.description.trim() === '') advice.push(adviceAt('description', 'Falta la descripción.'));
  if (content.categoryId === null) advice.push(adviceAt('categoryId', 'Sin categoría no sale en ninguna.'));
  if (kind === 'consultancy') advice.push(...adviceOnHour(content));
  if (content.staffIds.length === 0 && kind !== 'plan') {
    advice.push(adviceAt('staffIds', kind === 'book' ? 'Falta quién lo escribió.' : 'Falta quién está a cargo.'));
  }
  return advice;
}
