import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Insertable } from 'kysely';
import { mediaTypeOf } from '#adapters/server/files/media-types.ts';
import { renderMarkdown, setMarkdown } from '#adapters/server/publishing/markdown.ts';
import { keyOfText } from '#adapters/server/sql/reading/kept-texts.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import { kindsOfQuestion } from '#domain/exams/question-kinds.ts';
import type { TypesetText } from '#domain/reading/manuscript.ts';
import { slugify } from '#domain/shared/slug.ts';
import { type SampleEntry, sampleCatalogue } from '#adapters/server/sample-school/catalogue.ts';
import { modulesOf, secondsOf, staffId } from './catalogue-rows.ts';
import type {
  SampleClass,
  SampleExam,
  SampleMaterial,
  SampleProduct,
  SampleQuestion,
} from '#adapters/server/sample-school/content-types.ts';
import { sampleMediaFolder } from '#adapters/server/sample-school/sample-media.ts';

type Row<T extends keyof SchoolDatabase> = Insertable<SchoolDatabase[T]>;

/** Tenths of a point: 14.0 of 20. */
const passMark = 140;
const attemptsADay = 3;
const pointsOfAQuestion = 2;

export interface LearningRows {
  readonly modules: Row<'modules'>[];
  readonly classes: Row<'classes'>[];
  readonly materials: Row<'materials'>[];
  readonly exams: Row<'exams'>[];
  readonly questions: Row<'exam_questions'>[];
}

/** Everything that is studied. Ids: module = product · 100 + n, class = module · 100 + n, exam = product · 10 + n (0: general). */
export function learningRows(): LearningRows {
  const rows: LearningRows = { modules: [], classes: [], materials: [], exams: [], questions: [] };
  for (const entry of sampleCatalogue) addProduct(rows, entry);
  return rows;
}

/** Kinds whose first class is shown before buying. */
const programmes: ReadonlySet<SampleEntry['kind']> = new Set(['course', 'workshop', 'diploma', 'specialised-course']);

function addProduct(rows: LearningRows, entry: SampleEntry): void {
  const { product } = entry;
  const hasFreeClass = programmes.has(entry.kind);
  for (const [index, module] of modulesOf(entry).entries()) {
    const id = product.id * 100 + index + 1;
    const { title, summary, classes, exam } = module;
    rows.modules.push({ id, product_id: product.id, position: index + 1, title, summary });
    for (const [place, each] of classes.entries()) {
      addClass(rows, each, { product, moduleId: id, place, isFree: hasFreeClass && index === 0 && place === 0 });
    }
    if (exam !== undefined) addExam(rows, exam, { product, moduleId: id, place: index + 1 });
  }
  if ('exam' in product && product.exam !== undefined)
    addExam(rows, product.exam, { product, moduleId: null, place: 0 });
  if ('materials' in product) {
    for (const material of product.materials ?? []) addMaterial(rows, material, product.id, null);
  }
}

interface PlaceOfClass {
  readonly product: SampleProduct;
  readonly moduleId: number;
  readonly place: number;
  readonly isFree: boolean;
}

function addClass(rows: LearningRows, each: SampleClass, { product, moduleId, place, isFree }: PlaceOfClass): void {
  const id = moduleId * 100 + place + 1;
  const teacher = product.staff[0];
  rows.classes.push({
    id,
    module_id: moduleId,
    product_id: product.id,
    position: place + 1,
    title: each.title,
    ...contentOf(each),
    duration_seconds: secondsOf(each),
    staff_id: teacher === undefined ? null : staffId(teacher),
    is_free: isFree ? 1 : 0,
  });
  for (const material of each.materials ?? []) addMaterial(rows, material, product.id, id);
}

type ClassContent = Pick<
  Row<'classes'>,
  'kind' | 'video_file' | 'captions_file' | 'poster_file' | 'reading_html' | 'reading_markdown'
>;

function contentOf(each: SampleClass): ClassContent {
  if ('clip' in each) {
    return {
      kind: 'video',
      video_file: `videos/${each.clip}.webm`,
      captions_file: `subtitulos/${each.clip}.vtt`,
      poster_file: `fotogramas/${each.clip}.webp`,
      reading_html: null,
      reading_markdown: null,
    };
  }
  const { html } = renderMarkdown(each.text);
  const noVideo = { video_file: null, captions_file: null, poster_file: null };
  return { kind: 'reading', ...noVideo, reading_html: html, reading_markdown: each.text };
}

function addMaterial(rows: LearningRows, { title, file }: SampleMaterial, productId: number, classId: number | null) {
  const place = rows.materials.filter((row) => row.product_id === productId).length + 1;
  rows.materials.push({
    id: productId * 100 + place,
    product_id: productId,
    class_id: classId,
    position: place,
    title,
    file,
    media_type: mediaTypeOf(file),
    bytes: statSync(join(sampleMediaFolder(), file)).size,
  });
}

interface PlaceOfExam {
  readonly product: SampleProduct;
  /** Null: the general exam. */
  readonly moduleId: number | null;
  readonly place: number;
}

function addExam(rows: LearningRows, exam: SampleExam, { product, moduleId, place }: PlaceOfExam): void {
  const id = product.id * 10 + place;
  rows.exams.push({
    id,
    product_id: product.id,
    module_id: moduleId,
    title: exam.title,
    pass_mark: passMark,
    attempts_a_day: attemptsADay,
    minutes: exam.minutes,
    draws: exam.draws ?? null,
  });
  rows.questions.push(...exam.questions.map((question, index) => questionRow(question, id, index + 1)));
}

function questionRow(question: SampleQuestion, examId: number, position: number): Row<'exam_questions'> {
  const idOf = (place: number): string => String.fromCodePoint(97 + place);
  return {
    id: examId * 100 + position,
    exam_id: examId,
    position,
    kind: question.kind,
    text: question.text,
    ...(kindsOfQuestion[question.kind].answeredBy === 'words'
      ? { options: '[]', key: JSON.stringify(question.options) }
      : {
          options: JSON.stringify(question.options.map((text, place) => ({ id: idOf(place), text }))),
          key: JSON.stringify(question.key.map(idOf)),
        }),
    image_file: question.image?.file ?? null,
    image_text: question.image?.text ?? null,
    points: pointsOfAQuestion,
    reason: question.reason,
  };
}

/** Rows of `book_sections`, and the texts that they are made from; ids: product · 100 + n. The first section of each is the free sample. */
export function sectionRows(): { readonly rows: Row<'book_sections'>[]; readonly texts: readonly TypesetText[] } {
  const texts: TypesetText[] = [];
  const rows = sampleCatalogue.flatMap(({ kind, product }) => {
    if (kind !== 'book' && kind !== 'magazine') return [];
    return product.sections.map(({ title, text }, index): Row<'book_sections'> => {
      const set = setMarkdown(text);
      texts.push(set);
      return {
        id: product.id * 100 + index + 1,
        product_id: product.id,
        position: index + 1,
        parent_id: null,
        level: 0,
        slug: slugify(title),
        title,
        html: set.html,
        plain_text: set.plainText,
        is_sample: index === 0 ? 1 : 0,
        has_text: 1,
        text_length: set.plainText.length,
        text_key: keyOfText(set),
      };
    });
  });
  return { rows, texts };
}
