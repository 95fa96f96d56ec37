import type { Insertable, Kysely } from 'kysely';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import type { ClassMedia, StudyClass, StudyContent } from '#application/server/learning/ports/course-contents.ts';
import { type Certificate, yearOfIssue } from '#domain/learning/certificate.ts';
import { certificateCode } from '#domain/learning/certificate-code.ts';
import { insertProduct } from '#test/support/shared/rows.ts';

/** A class of one minute that nobody in particular teaches. */
export function studyClass(id: number, changes: Partial<StudyClass> = {}): StudyClass {
  return { id, title: `Clase ${id}`, kind: 'video', durationSeconds: 60, teacher: null, ...changes };
}

/** A course of two modules: a video and a reading, then a video. Gives a certificate of 24 hours. */
export function studyContent(changes: Partial<StudyContent> = {}): StudyContent {
  return {
    productId: 10,
    slug: 'derecho-laboral',
    title: 'Derecho laboral para empresas',
    kind: 'course',
    isPublished: true,
    hasConsultations: true,
    hasExams: false,
    certificateHours: 24,
    teachers: [],
    modules: [
      {
        id: 101,
        title: 'El contrato',
        summary: 'Cómo empieza todo.',
        classes: [studyClass(1), studyClass(2, { kind: 'reading', durationSeconds: 240 })],
      },
      { id: 102, title: 'La remuneración', summary: '', classes: [studyClass(3)] },
    ],
    materials: [],
    ...changes,
  };
}

/** What the classes of `studyContent` show. */
export const studyMedia: ReadonlyMap<number, Partial<ClassMedia>> = new Map([
  [1, { videoFile: 'clases/uno.webm', captionsFile: 'clases/uno.vtt', posterFile: 'clases/uno.webp' }],
  [2, { readingHtml: '<p>Lee con calma.</p>' }],
  [3, { videoFile: 'clases/tres.webm' }],
]);

/** Inserts a content with its modules, classes and materials. */
export async function insertStudyContent(
  db: Kysely<SchoolDatabase>,
  content: StudyContent,
  media: ReadonlyMap<number, Partial<ClassMedia>> = new Map(),
  columns: Partial<Insertable<SchoolDatabase['products']>> = {},
): Promise<void> {
  const { productId, slug, title, kind } = content;
  await insertProduct(db, productId, {
    slug,
    title,
    kind,
    status: content.isPublished ? 'published' : 'draft',
    has_consultations: content.hasConsultations ? 1 : 0,
    certificate_hours: content.certificateHours,
    ...columns,
  });
  // Rows go in backwards: the order that is read comes from their positions, not from when they were written.
  for (const [at, { classes, ...module }] of [...content.modules.entries()].toReversed()) {
    await db
      .insertInto('modules')
      .values({ ...module, product_id: productId, position: at + 1 })
      .execute();
    for (const [place, each] of [...classes.entries()].toReversed()) {
      await insertClass(db, each, { productId, moduleId: module.id, position: place + 1 }, media.get(each.id));
    }
  }
  for (const [place, name] of [...content.teachers.entries()].toReversed()) {
    const link = {
      product_id: productId,
      staff_id: await insertTeacher(db, name),
      position: place + 1,
      part: 'Docente',
    };
    await db.insertInto('product_staff').values(link).execute();
  }
  for (const [place, { classId, mediaType, ...material }] of [...content.materials.entries()].toReversed()) {
    await db
      .insertInto('materials')
      .values({ ...material, product_id: productId, class_id: classId, media_type: mediaType, position: place + 1 })
      .execute();
  }
}

async function insertClass(
  db: Kysely<SchoolDatabase>,
  each: StudyClass,
  place: { readonly productId: number; readonly moduleId: number; readonly position: number },
  media: Partial<ClassMedia> = {},
): Promise<void> {
  await db
    .insertInto('classes')
    .values({
      id: each.id,
      module_id: place.moduleId,
      product_id: place.productId,
      position: place.position,
      title: each.title,
      kind: each.kind,
      duration_seconds: each.durationSeconds,
      video_file: media.videoFile ?? null,
      captions_file: media.captionsFile ?? null,
      poster_file: media.posterFile ?? null,
      reading_html: media.readingHtml ?? null,
      staff_id: each.teacher === null ? null : await insertTeacher(db, each.teacher),
    })
    .execute();
}

/** Inserts a teacher once; returns the id. */
export async function insertTeacher(db: Kysely<SchoolDatabase>, fullName: string): Promise<number> {
  const known = await db.selectFrom('staff').select('id').where('full_name', '=', fullName).executeTakeFirst();
  if (known !== undefined) return known.id;
  const { count } = await db
    .selectFrom('staff')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const id = Number(count) + 1;
  await db
    .insertInto('staff')
    .values({ id, slug: `docente-${id}`, full_name: fullName, profession: 'Docente', biography: '', photo_file: null })
    .execute();
  return id;
}

/** A certificate of participation of 'ana' in the course of `studyContent`. */
export function certificate(changes: Partial<Certificate> = {}): Certificate {
  const issuedAt = changes.issuedAt ?? new Date('2026-03-10T15:00:00.000Z');
  return {
    code: certificateCode('ES', yearOfIssue(issuedAt), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
    userId: 'ana',
    productId: 10,
    kind: 'participation',
    grade: null,
    hours: 24,
    holderName: 'Ana Quispe Rojas',
    holderDocument: 'DNI 46712369',
    productTitle: 'Derecho laboral para empresas',
    productKind: 'course',
    teachers: [],
    signer: null,
    syllabus: [],
    issuedAt,
    movedAt: null,
    revokedAt: null,
    revokedReason: null,
    reissues: [],
    ...changes,
  };
}
