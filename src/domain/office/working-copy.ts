import type { ProductKind } from '#domain/catalogue/product-kind.ts';

/** The parts in which a product is edited, in the order in which a person goes through them. */
export const copyParts = ['facts', 'prices', 'syllabus', 'exams', 'book', 'sessions', 'plan'] as const;

/** A part of a product's working copy (borrador): edited by itself, published with the others. */
export type CopyPart = (typeof copyParts)[number];

/** Whether a word names a part. */
export function isCopyPart(word: string): word is CopyPart {
  return copyParts.some((part) => part === word);
}

const taught = ['facts', 'prices', 'syllabus', 'exams'] as const;
const written = ['facts', 'prices', 'book'] as const;

const partsByKind: Readonly<Record<ProductKind, readonly CopyPart[]>> = {
  seminar: ['facts', 'prices', 'sessions', 'syllabus'],
  course: taught,
  workshop: taught,
  book: written,
  magazine: written,
  consultancy: ['facts', 'prices', 'syllabus'],
  diploma: taught,
  'specialised-course': taught,
  plan: ['facts', 'plan'],
};

/** The parts that a kind of product has. */
export function partsOfKind(kind: ProductKind): readonly CopyPart[] {
  return partsByKind[kind];
}

const partFacts: Readonly<Record<CopyPart, { readonly name: string; readonly segment: string }>> = {
  facts: { name: 'Ficha', segment: 'ficha' },
  prices: { name: 'Precios', segment: 'precios' },
  syllabus: { name: 'Temario', segment: 'temario' },
  exams: { name: 'Exámenes', segment: 'examenes' },
  book: { name: 'Libro', segment: 'libro' },
  sessions: { name: 'Sesiones', segment: 'sesiones' },
  plan: { name: 'Plan', segment: 'plan' },
};

/** What a kind calls a part otherwise: the classes of a seminar are its recording, those of a consultancy prepare for it. */
const namesOf: { readonly [Kind in ProductKind]?: { readonly [Part in CopyPart]?: string } } = {
  seminar: { syllabus: 'Grabación' },
  consultancy: { syllabus: 'Preparación' },
  magazine: { book: 'Revista' },
};

/** What a part is called. @param kind of the product; null where it is not known. */
export const partName = (part: CopyPart, kind: ProductKind | null): string =>
  (kind === null ? undefined : namesOf[kind]?.[part]) ?? partFacts[part].name;

/** Where a part of a product is edited. */
export function partPath(productId: number, part: CopyPart): string {
  return `/colaboradores/productos/${productId}/${partFacts[part].segment}`;
}

/** Where a book is brought in from a file. */
export const bookArrivalPath = (productId: number): string => `${partPath(productId, 'book')}/traer`;

/** Where it is marked who was at a session of a seminar. */
export function attendancePath(productId: number, sessionId: string): string {
  return `${partPath(productId, 'sessions')}/${sessionId}/asistencia`;
}

/** Something that a product lacks: where it is mended, and what is said of it. */
export interface Lack {
  readonly part: CopyPart;
  /** The id of the control at fault, on the page of the part; '': the part as a whole. */
  readonly field: string;
  /** Spanish, a sentence. */
  readonly text: string;
  /** Whether the product cannot be published so; else it is advice. */
  readonly hinders: boolean;
}

/** Whether a working copy may be published: nothing that it lacks hinders. */
export function isPublishable(lacks: readonly Lack[]): boolean {
  return !lacks.some(({ hinders }) => hinders);
}

/** The way to what is lacking. */
export function lackPath(productId: number, { part, field }: Pick<Lack, 'part' | 'field'>): string {
  return partPath(productId, part) + (field === '' ? '' : `#${field}`);
}

/** Somebody else saved a part since it was read: whoever saves now is told, and overwrites nothing. */
export interface SavedMeanwhile {
  readonly kind: 'part-saved-meanwhile';
  /** Who saved it; '': the command line. */
  readonly by: string;
  readonly at: Date;
  /** The revision that is kept now. */
  readonly revision: number;
}
