import type { Clock } from '#application/ports/clock.ts';
import type {
  ContentSpine,
  CourseContents,
  StudyClass,
  StudyContent,
} from '#application/server/learning/ports/course-contents.ts';
import type { Ownership } from '#application/server/accounts/ports/ownership.ts';
import type { ProductProgress, ProgressRecords } from '#application/server/learning/ports/progress-records.ts';
import type { OwnedProduct } from '#domain/accounts/ownership.ts';
import {
  classToContinue,
  type CourseProgress,
  courseProgress,
  progressIn,
  resumePosition,
} from '#domain/learning/progress.ts';

/** An owned product, with how far the student is where it has classes. */
export interface MyContent {
  readonly product: OwnedProduct;
  /** Key of the uploaded cover; null: the school draws one. */
  readonly coverFile: string | null;
  /** Null: it has no classes, like a book. */
  readonly progress: CourseProgress | null;
  /** When it was last studied; null: never. */
  readonly lastAt: Date | null;
}

/** The class to go on with. */
export interface Continuation {
  readonly content: StudyContent;
  readonly studyClass: StudyClass;
  /** Whole seconds. */
  readonly positionSeconds: number;
  readonly progress: CourseProgress;
  /** False: nothing was ever studied, this is a place to begin. */
  readonly begun: boolean;
}

export interface MyContents {
  /** Null: nothing with classes left to study. */
  readonly continuation: Continuation | null;
  /** Latest studied first, then latest acquired. */
  readonly contents: readonly MyContent[];
}

/** What a student has, and where to go on. Plans are left out: what they open stands by itself. */
export class ReadMyContents {
  constructor(
    private readonly ownership: Ownership,
    private readonly contents: CourseContents,
    private readonly progress: ProgressRecords,
    private readonly clock: Clock,
  ) {}

  async execute(userId: string): Promise<MyContents> {
    const owned = await this.ownership.of(userId, this.clock.now());
    const products = owned.filter(({ kind }) => kind !== 'plan');
    const spines = await this.contents.spinesOf(products.map(({ id }) => id));
    const summaries = new Map((await this.progress.summaryOf(userId)).map((each) => [each.productId, each]));
    const contents = products
      .map((product) => myContent(product, spines.get(product.id), summaries.get(product.id)))
      .toSorted((a, b) => (b.lastAt?.getTime() ?? 0) - (a.lastAt?.getTime() ?? 0));
    const unfinished = contents.filter(({ progress }) => progress !== null && !progress.finished);
    const [first] = unfinished;
    return { continuation: first === undefined ? null : await this.#continue(userId, first), contents };
  }

  async #continue(userId: string, { product, lastAt }: MyContent): Promise<Continuation | null> {
    const content = await this.contents.findById(product.id);
    if (content === null) return null;
    const progress = await this.progress.ofProduct(userId, product.id);
    const studyClass = classToContinue(content, progress);
    if (studyClass === null) return null;
    return {
      content,
      studyClass,
      positionSeconds: resumePosition(progress.get(studyClass.id), studyClass.durationSeconds),
      progress: progressIn(content, progress),
      begun: lastAt !== null,
    };
  }
}

function myContent(product: OwnedProduct, spine?: ContentSpine, summary?: ProductProgress): MyContent {
  const classes = spine?.classes ?? 0;
  return {
    product,
    coverFile: spine?.coverFile ?? null,
    progress: classes === 0 ? null : courseProgress(summary?.completed ?? 0, classes),
    lastAt: summary?.lastAt ?? null,
  };
}
