import type { Clock } from '#application/ports/clock.ts';
import type { ContentFiles, OwnFile } from '#application/server/learning/ports/content-files.ts';
import type { PublishedReading, Syllabuses } from '#application/server/learning/ports/syllabuses.ts';
import { type Copying, PartEditor } from '#application/server/office/part-editor.ts';
import type { MarkdownText } from '#application/server/office/products/ports/markdown-text.ts';
import type { PublishedSession, SeminarSessions } from '#application/server/learning/ports/seminar-sessions.ts';
import { recordingDue } from '#domain/learning/syllabus/recording-due.ts';
import { secondsToRead } from '#domain/learning/syllabus/reading-time.ts';
import {
  type ClassesAre,
  type SyllabusContent,
  syllabusField,
  syllabusLacks,
  type SyllabusMaterial,
} from '#domain/learning/syllabus/syllabus.ts';
import type { EditedProduct } from '#domain/office/products/product-state.ts';
import type { Lack } from '#domain/office/working-copy.ts';

/** What a product teaches, as a part of its working copy. */
export class SyllabusEditor extends PartEditor<SyllabusContent> {
  readonly part = 'syllabus';

  constructor(
    private readonly syllabuses: Syllabuses,
    private readonly files: ContentFiles,
    private readonly markdown: MarkdownText,
    private readonly sessions: SeminarSessions,
    private readonly clock: Clock,
  ) {
    super();
  }

  read(productId: number): Promise<SyllabusContent> {
    return this.syllabuses.read(productId);
  }

  async check(content: SyllabusContent, { id, kind }: Pick<EditedProduct, 'id' | 'kind'>): Promise<readonly Lack[]> {
    const own = await this.files.ofProduct(id);
    const uses = new Map(own.map(({ key, use }) => [key, use]));
    const now = this.clock.now();
    const sessions = kind === 'seminar' ? await this.sessions.among([id]) : [];
    const lacks = [
      ...syllabusLacks(content, uses, classesAre(kind, sessions, now)),
      ...recordingDue(content, sessions, now),
    ];
    const { examined } = await this.syllabuses.lossesOf(id, content);
    const exams = examined.map((title): Lack => ({
      part: this.part,
      field: syllabusField('modulos'),
      text: `Quitaste el módulo «${title}», que tiene un examen: elimina primero el examen y publica.`,
      hinders: true,
    }));
    return [...exams, ...lacks].toSorted((one, other) => Number(other.hinders) - Number(one.hinders));
  }

  override async effects(productId: number, content: SyllabusContent): Promise<readonly string[]> {
    const { begun } = await this.syllabuses.lossesOf(productId, content);
    return begun.map(
      ({ title, students }) =>
        `Se quita la clase «${title}», que ${students === 1 ? 'un estudiante empezó' : `${students} estudiantes empezaron`}: lo que avanzaron en ella se borra.`,
    );
  }

  /** A copy teaches the same: its classes are its own, and their files are those of both. */
  override async copied(content: SyllabusContent, { from, to, idOf }: Copying): Promise<SyllabusContent> {
    await this.files.share(to, await this.files.ofProduct(from));
    const materials = (all: readonly SyllabusMaterial[]) =>
      all.map((material) => ({ ...material, id: idOf('material', material.id) }));
    return {
      modules: content.modules.map((module) => ({
        ...module,
        id: idOf('module', module.id),
        classes: module.classes.map((each) => ({
          ...each,
          id: idOf('class', each.id),
          materials: materials(each.materials),
        })),
      })),
      materials: materials(content.materials),
    };
  }

  async apply(productId: number, content: SyllabusContent): Promise<void> {
    const own = new Map((await this.files.ofProduct(productId)).map((file): [string, OwnFile] => [file.key, file]));
    const readings = new Map<string, PublishedReading>();
    for (const { kind, text } of content.modules.flatMap(({ classes }) => classes)) {
      if (kind === 'reading')
        readings.set(text, { html: await this.markdown.html(text), seconds: secondsToRead(text) });
    }
    await this.syllabuses.write(productId, content, readings, own);
  }
}

function classesAre(kind: EditedProduct['kind'], sessions: readonly PublishedSession[], now: Date): ClassesAre {
  if (kind === 'consultancy') return 'preparation';
  if (kind !== 'seminar') return 'lessons';
  return sessions.some(({ endsAt }) => endsAt <= now) ? 'recording' : 'recording-to-come';
}
