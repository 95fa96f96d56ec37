import type { Lack } from '#domain/office/working-copy.ts';
import { lowerFirst } from '#domain/shared/text.ts';
import { mostSections, type TypesetText } from '#domain/reading/manuscript.ts';

/** A section of a book as it is edited. Its text is kept apart, so that who writes in one sends that one. */
export interface EditedSection {
  /** Tells it from the others while it is edited; of a published one, its slug. */
  readonly id: string;
  /** Under which it is published, for good: highlights and notes are found by it. '': it gets one when it is published. */
  readonly slug: string;
  readonly title: string;
  /** 0 for a chapter, 1 for what stands below it, and so on: at most one more than the section before. */
  readonly level: number;
  /** Readable by anyone. */
  readonly isSample: boolean;
  /** Key of its text; '': it has none. */
  readonly text: string;
}

/** The sections of a book as they are edited, in reading order. */
export interface BookContent {
  readonly sections: readonly EditedSection[];
}

/** What a kept text is, as far as a book can lack something in it. */
export interface TextFacts extends Pick<TypesetText, 'barePictures' | 'foreignPictures'> {
  /** Of the text without markup, in characters. */
  readonly length: number;
}

/** How much a book holds at most. */
export const bookLimits = {
  sections: mostSections,
  /** The deepest level of a section. */
  level: 5,
  title: 300,
  /** Of the Markdown of one section, in characters. */
  text: 1_000_000,
} as const;

/** The id of the control for a section on the page of the book. */
export const sectionField = (id: string, what: 'title' | 'text' = 'title'): string => `libro-${id}-${what}`;

/** The section that a control of the page stands for; null: none. */
export function sectionOfField(sections: readonly EditedSection[], field: string): EditedSection | null {
  return sections.find(({ id }) => field === sectionField(id) || field === sectionField(id, 'text')) ?? null;
}

/** Everything that a book lacks, what hinders first. @param texts what is kept of the texts, by their keys. */
export function bookLacks({ sections }: BookContent, texts: ReadonlyMap<string, TextFacts>): readonly Lack[] {
  if (sections.length === 0) return [hinder('', 'El libro no tiene secciones: agrega la primera o trae un archivo.')];
  const isWritten = ({ text }: EditedSection): boolean => (texts.get(text)?.length ?? 0) > 0;
  const lacks = sections.flatMap((section, index) => [
    ...lacksOfSection(section, index, texts),
    ...(isWritten(section) || hasBelow(sections, index) ? [] : [adviseEmpty(section, index)]),
  ]);
  const ofAll: Lack[] = [];
  if (sections.length > bookLimits.sections) {
    ofAll.push(hinder('', `El libro tiene ${sections.length} secciones; caben ${bookLimits.sections}.`));
  }
  if (!sections.some(isWritten)) ofAll.push(hinder('', 'Ninguna sección tiene texto.'));
  else if (!sections.some((section) => section.isSample && isWritten(section))) {
    ofAll.push(advise('', 'Ninguna sección es de la muestra: nadie lee nada del libro antes de comprarlo.'));
  }
  return [...ofAll, ...lacks].toSorted((one, other) => Number(other.hinders) - Number(one.hinders));
}

function lacksOfSection(section: EditedSection, index: number, texts: ReadonlyMap<string, TextFacts>): readonly Lack[] {
  const { id, title, text } = section;
  const name = nameOfSection(section, index);
  const lacks: Lack[] = [];
  const inText = (said: string): number => lacks.push(hinder(sectionField(id, 'text'), said));
  if (title.trim() === '') lacks.push(hinder(sectionField(id), `${name} no tiene título.`));
  const facts = text === '' ? null : texts.get(text);
  if (facts === undefined) inText(`El texto de ${lowerFirst(name)} ya no está: escríbelo o tráelo otra vez.`);
  const { barePictures = 0, foreignPictures = 0 } = facts ?? {};
  if (barePictures > 0) {
    inText(`${name} tiene ${pictures(barePictures)} sin descripción: quien no la ve no sabe qué muestra.`);
  }
  if (foreignPictures > 0) {
    const said = `${name} tiene ${pictures(foreignPictures)} de otro sitio, que no se ve: ponla con el botón del editor.`;
    lacks.push(advise(sectionField(id, 'text'), said));
  }
  return lacks;
}

/** What a section is called in a sentence. @param index from 0. */
export function nameOfSection({ title }: Pick<EditedSection, 'title'>, index: number): string {
  return title.trim() === '' ? `La sección ${index + 1}` : `La sección «${title.trim()}»`;
}

/** Whether a section has others below it. */
export function hasBelow(sections: readonly Pick<EditedSection, 'level'>[], index: number): boolean {
  return (sections[index + 1]?.level ?? 0) > (sections[index]?.level ?? 0);
}

const pictures = (count: number): string => (count === 1 ? 'una imagen' : `${count} imágenes`);

const adviseEmpty = (section: EditedSection, index: number): Lack =>
  advise(sectionField(section.id, 'text'), `${nameOfSection(section, index)} está vacía.`);

const hinder = (field: string, text: string): Lack => ({ part: 'book', field, text, hinders: true });
const advise = (field: string, text: string): Lack => ({ part: 'book', field, text, hinders: false });
