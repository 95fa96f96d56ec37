import type { Lack } from '#domain/office/working-copy.ts';
import { lowerFirst } from '#domain/shared/text.ts';

/** A thing of a syllabus: the number of one that is published, or the text that whoever edits gave a new one. */
export type SyllabusId = number | string;

/** Something to download with a class, or with the whole content. */
export interface SyllabusMaterial {
  readonly id: SyllabusId;
  readonly title: string;
  /** Key in the file store. */
  readonly file: string;
}

/** A class as it is edited. Of a reading nothing is said of videos, of a video nothing of a text; what was once written is kept. */
export interface SyllabusClass {
  readonly id: SyllabusId;
  readonly title: string;
  readonly kind: 'video' | 'reading';
  /** Keys in the file store; null: there is none yet. */
  readonly video: string | null;
  readonly captions: string | null;
  readonly poster: string | null;
  /** Whole seconds of the video; 0: there is none yet. */
  readonly seconds: number;
  /** Markdown of a reading. */
  readonly text: string;
  /** Shown to everybody on the product's page. */
  readonly isFree: boolean;
  readonly materials: readonly SyllabusMaterial[];
}

export interface SyllabusModule {
  readonly id: SyllabusId;
  readonly title: string;
  readonly summary: string;
  readonly classes: readonly SyllabusClass[];
}

/** What a product teaches, as it is edited, in the order in which it is studied. */
export interface SyllabusContent {
  readonly modules: readonly SyllabusModule[];
  /** Of the content as a whole. */
  readonly materials: readonly SyllabusMaterial[];
}

/** How much a syllabus holds at most. */
export const syllabusLimits = {
  modules: 60,
  classes: 200,
  materials: 60,
  title: 200,
  summary: 2_000,
  text: 60_000,
} as const;

/** What a file of a content is for; 'question': a picture of a question. */
export type ContentFileUse = 'video' | 'captions' | 'poster' | 'picture' | 'material' | 'question';

/** What is known of the files that a content may name, by their keys. */
export type OwnFileUses = ReadonlyMap<string, ContentFileUse>;

/** The id of the control for a thing on the page of the syllabus. */
export const syllabusField = (id: SyllabusId, what: 'title' | 'video' | 'text' | 'materials' = 'title'): string =>
  `temario-${id}-${what}`;

/** What the classes of a product are: lessons; the recording of a seminar, of which a session is over or not; what prepares a consultancy. */
export type ClassesAre = 'lessons' | 'recording' | 'recording-to-come' | 'preparation';

/** What is said where something is to be seen again that did not take place yet. */
export const RECORDING_TO_COME =
  'Todavía no termina ninguna sesión del seminario: su grabación se publica después. Quítala, o espera a que termine.';

/**
 * Everything that a syllabus lacks, in its order.
 * @param own the files that were sent for this product. @param are what its classes are: what is no lessons may be left empty.
 */
export function syllabusLacks(
  { modules, materials }: SyllabusContent,
  own: OwnFileUses,
  are: ClassesAre = 'lessons',
): readonly Lack[] {
  if (modules.length === 0 && are === 'lessons') {
    return [hinder('', 'El temario está vacío: agrega un módulo con sus clases.')];
  }
  const tooSoon = are === 'recording-to-come' && modules.some(({ classes }) => classes.length > 0);
  return [
    ...(tooSoon ? [hinder('', RECORDING_TO_COME)] : []),
    ...modules.flatMap((module, index) => lacksOfModule(module, index + 1, own)),
    ...materials.flatMap((material) => lacksOfMaterial(material, 'el material general', own)),
  ];
}

function lacksOfModule({ id, title, classes }: SyllabusModule, number: number, own: OwnFileUses): readonly Lack[] {
  const lacks: Lack[] = [];
  if (title.trim() === '') lacks.push(hinder(syllabusField(id), `El módulo ${number} no tiene título.`));
  if (classes.length === 0) lacks.push(hinder(syllabusField(id), `${moduleName(title, number)} no tiene clases.`));
  return [...lacks, ...classes.flatMap((each, index) => lacksOfClass(each, `${number}.${index + 1}`, own))];
}

function moduleName(title: string, number: number): string {
  return title.trim() === '' ? `El módulo ${number}` : `El módulo «${title.trim()}»`;
}

function lacksOfClass(each: SyllabusClass, number: string, own: OwnFileUses): readonly Lack[] {
  const { id, title, materials } = each;
  const name = title.trim() === '' ? `La clase ${number}` : `La clase «${title.trim()}»`;
  const lacks: Lack[] = title.trim() === '' ? [hinder(syllabusField(id), `La clase ${number} no tiene título.`)] : [];
  lacks.push(...(each.kind === 'video' ? lacksOfVideo(each, name, own) : lacksOfReading(each, name)));
  return [...lacks, ...materials.flatMap((material) => lacksOfMaterial(material, lowerFirst(name), own))];
}

function lacksOfVideo({ id, video, captions, poster }: SyllabusClass, name: string, own: OwnFileUses): readonly Lack[] {
  const field = syllabusField(id, 'video');
  if (video === null) return [hinder(field, `${name} no tiene video: súbelo o cámbiala a lectura.`)];
  if (own.get(video) !== 'video')
    return [hinder(field, `El video de ${lowerFirst(name)} no es de este producto: súbelo otra vez.`)];
  const lacks: Lack[] = [];
  if (captions === null) {
    lacks.push({
      part: 'syllabus',
      field,
      text: `${name} no tiene subtítulos: sin ellos no la sigue quien no oye.`,
      hinders: false,
    });
  } else if (own.get(captions) !== 'captions') {
    lacks.push(hinder(field, `Los subtítulos de ${lowerFirst(name)} no son de este producto: súbelos otra vez.`));
  }
  if (poster !== null && own.get(poster) !== 'poster') {
    lacks.push(hinder(field, `La portada de ${lowerFirst(name)} no es de este producto: elígela otra vez.`));
  }
  return lacks;
}

function lacksOfReading({ id, text }: SyllabusClass, name: string): readonly Lack[] {
  const field = syllabusField(id, 'text');
  if (text.trim() === '') return [hinder(field, `${name} no tiene texto.`)];
  if (/!\[\s*\]\(/.test(text))
    return [hinder(field, `${name} tiene una imagen sin descripción: quien no la ve no sabe qué muestra.`)];
  return [];
}

function lacksOfMaterial({ id, title, file }: SyllabusMaterial, where: string, own: OwnFileUses): readonly Lack[] {
  const field = syllabusField(id);
  const lacks: Lack[] = title.trim() === '' ? [hinder(field, `Un material de ${where} no tiene nombre.`)] : [];
  if (own.get(file) === 'material') return lacks;
  return [...lacks, hinder(field, `Un material de ${where} no es de este producto: súbelo otra vez.`)];
}

const hinder = (field: string, text: string): Lack => ({ part: 'syllabus', field, text, hinders: true });
