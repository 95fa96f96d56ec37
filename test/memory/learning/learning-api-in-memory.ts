import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import { LearningApi } from '#application/browser/learning/ports/learning-api.ts';
import type { ListedConsultation } from '#application/read-models/learning/listed-consultation.ts';
import type { MyContents } from '#application/read-models/learning/my-contents.ts';
import type { OpenedClass, StudyProgress } from '#application/read-models/learning/opened-class.ts';
import type { ContentOutline, ListedClass } from '#application/read-models/learning/content-outline.ts';
import { classesOf } from '#domain/learning/course-content.ts';
import { courseProgress, isWatched } from '#domain/learning/progress.ts';
import { addWatched, reportedIntervals, type Watched, type WatchReport } from '#domain/learning/watched.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';

const notOwned: CallRefusal = {
  kind: 'content-not-owned',
  status: 403,
  detail: '«Contrataciones» no está entre tus contenidos.',
  field: null,
  data: { title: 'Contrataciones', path: '/cursos/contrataciones' },
};

type Outline = Omit<ContentOutline, 'progress' | 'nextClassId'>;

/** The student area of one student, in this process's memory. */
export class LearningApiInMemory extends LearningApi {
  /** Every report taken, as it came. */
  readonly reports: (WatchReport & { readonly classId: number; readonly leaving: boolean })[] = [];
  /** Set: every call is refused with it. */
  refusal: CallRefusal | null = null;
  readonly #contents = new Map<string, Outline>();
  readonly #watched = new Map<number, Watched>();
  #myContents: MyContents = { continuation: null, contents: [], hasStudied: false };
  #consultations: readonly ListedConsultation[] = [];

  constructor(
    contents: readonly Outline[] = [],
    private readonly readings: ReadonlyMap<number, string> = new Map(),
  ) {
    super();
    for (const content of contents) this.#contents.set(content.slug, content);
  }

  owns(mine: MyContents): void {
    this.#myContents = mine;
  }

  /** Says of a content something else than was given. */
  studies(content: Outline): void {
    this.#contents.set(content.slug, content);
  }

  holds(consultations: readonly ListedConsultation[]): void {
    this.#consultations = consultations;
  }

  myContents(): Promise<Result<MyContents, CallRefusal>> {
    return Promise.resolve(this.refusal === null ? accept(this.#myContents) : refuse(this.refusal));
  }

  outline(slug: string): Promise<Result<ContentOutline, CallRefusal>> {
    return this.#in(slug, (content) => this.#withProgress(content));
  }

  open(slug: string, classId: number): Promise<Result<OpenedClass, CallRefusal>> {
    return this.#in(slug, (content) => {
      const known = classOf(content, classId);
      const opened: ListedClass = known.state === 'new' ? { ...known, state: 'begun' } : known;
      this.#change(slug, opened);
      const video = { source: `/clases/${classId}.webm`, mediaType: 'video/webm', captions: null, poster: null };
      return {
        class: opened,
        readingHtml: this.readings.get(classId) ?? null,
        video: opened.kind === 'video' ? { ...video, until: '2026-03-10T17:00:00.000Z' } : null,
      };
    });
  }

  report(
    slug: string,
    classId: number,
    report: WatchReport,
    leaving: boolean,
  ): Promise<Result<StudyProgress, CallRefusal>> {
    return this.#in(slug, (content) => {
      this.reports.push({ ...report, classId, leaving });
      const known = classOf(content, classId);
      const intervals = reportedIntervals(report.watched, known.durationSeconds);
      const { watched } = addWatched(this.#watched.get(classId) ?? [], intervals, Number.POSITIVE_INFINITY);
      this.#watched.set(classId, watched);
      const isDone = known.state === 'completed' || isWatched(watched, known.durationSeconds);
      return this.#moved(slug, {
        ...known,
        state: isDone ? 'completed' : 'begun',
        resumeSeconds: Math.round(report.positionSeconds),
      });
    });
  }

  markAsRead(slug: string, classId: number): Promise<Result<StudyProgress, CallRefusal>> {
    return this.#in(slug, (content) => this.#moved(slug, { ...classOf(content, classId), state: 'completed' }));
  }

  materialAddress(slug: string, materialId: number): Promise<Result<string, CallRefusal>> {
    return this.#in(slug, () => `/materiales/${materialId}?signature=x`);
  }

  consultations(slug: string): Promise<Result<readonly ListedConsultation[], CallRefusal>> {
    return this.#in(slug, () => this.#consultations);
  }

  ask(slug: string, question: string): Promise<Result<readonly ListedConsultation[], CallRefusal>> {
    return this.#in(slug, () => {
      const id = `consulta-${this.#consultations.length + 1}`;
      const asked = { id, own: true, author: 'Ana Q.', question, askedAt: '2026-03-10T15:00:00.000Z', answer: null };
      this.#consultations = [asked, ...this.#consultations];
      return this.#consultations;
    });
  }

  #in<T>(slug: string, answer: (content: Outline) => T): Promise<Result<T, CallRefusal>> {
    if (this.refusal !== null) return Promise.resolve(refuse(this.refusal));
    const content = this.#contents.get(slug);
    return Promise.resolve(content === undefined ? refuse(notOwned) : accept(answer(content)));
  }

  #change(slug: string, changed: ListedClass): Outline {
    const content = this.#contents.get(slug);
    if (content === undefined) throw new Error(`There is no content ${slug}`);
    const modules = content.modules.map((module) => ({
      ...module,
      classes: module.classes.map((each) => (each.id === changed.id ? changed : each)),
    }));
    const after = { ...content, modules };
    this.#contents.set(slug, after);
    return after;
  }

  #moved(slug: string, changed: ListedClass): StudyProgress {
    const { progress } = this.#withProgress(this.#change(slug, changed));
    return { class: changed, progress, certificatesIssued: progress.finished ? 1 : 0 };
  }

  #withProgress(content: Outline): ContentOutline {
    const classes = classesOf({ productId: 0, modules: content.modules });
    const completed = classes.filter(({ state }) => state === 'completed').length;
    return {
      ...content,
      progress: courseProgress(completed, classes.length),
      nextClassId: classes.find(({ state }) => state !== 'completed')?.id ?? null,
    };
  }
}

function classOf(content: Outline, classId: number): ListedClass {
  const found = content.modules.flatMap(({ classes }) => classes).find(({ id }) => id === classId);
  if (found === undefined) throw new Error(`There is no class ${classId}`);
  return found;
}
