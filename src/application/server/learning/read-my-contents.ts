import type { Clock } from '#application/ports/clock.ts';
import type { Continuation, MyContents, OwnedContent } from '#application/read-models/learning/my-contents.ts';
import type { ContentSpine, CourseContents } from '#application/server/learning/ports/course-contents.ts';
import type { Ownership } from '#application/server/accounts/ports/ownership.ts';
import type { ProductProgress, ProgressRecords } from '#application/server/learning/ports/progress-records.ts';
import type { OwnedProduct } from '#domain/accounts/ownership.ts';
import { classToContinue, courseProgress, progressIn, resumePosition } from '#domain/learning/progress.ts';

/** What a student has, and where to go on. Plans are left out: what they open stands by itself. */
export class ReadMyContents {
  constructor(
    private readonly ownership: Ownership,
    private readonly contents: CourseContents,
    private readonly progress: ProgressRecords,
    private readonly clock: Clock,
  ) {}

  async execute(userId: string): Promise<MyContents> {
    const now = this.clock.now();
    const owned = await this.ownership.of(userId, now);
    const products = owned.filter(({ kind }) => kind !== 'plan');
    const spines = await this.contents.spinesOf(products.map(({ id }) => id));
    const summaries = new Map((await this.progress.summaryOf(userId)).map((each) => [each.productId, each]));
    const contents = products
      .map((product) => ownedContent(product, spines.get(product.id), summaries.get(product.id)))
      .toSorted((a, b) => instantOf(b.lastAt) - instantOf(a.lastAt));
    const unfinished = contents.filter(({ progress }) => progress !== null && !progress.finished);
    const [first] = unfinished;
    const continuation = first === undefined ? null : await this.#continue(userId, first);
    const hasStudied = summaries.size > 0 || (await this.ownership.hadBefore(userId, now));
    return { continuation, contents, hasStudied };
  }

  async #continue(userId: string, { id: productId, lastAt }: OwnedContent): Promise<Continuation | null> {
    const content = await this.contents.findById(productId);
    if (content === null) return null;
    const progress = await this.progress.ofProduct(userId, productId);
    const studyClass = classToContinue(content, progress);
    if (studyClass === null) return null;
    const { id, title, kind, durationSeconds } = studyClass;
    return {
      content: { slug: content.slug, title: content.title, kind: content.kind },
      class: { id, title, kind, durationSeconds },
      resumeSeconds: resumePosition(progress.get(id), durationSeconds),
      progress: progressIn(content, progress),
      begun: lastAt !== null,
    };
  }
}

const instantOf = (text: string | null): number => (text === null ? 0 : Date.parse(text));

function ownedContent(product: OwnedProduct, spine?: ContentSpine, summary?: ProductProgress): OwnedContent {
  const { id, slug, title, kind, until, isOver } = product;
  const classes = spine?.classes ?? 0;
  return {
    id,
    slug,
    title,
    kind,
    ...(isOver === true && { isOver }),
    coverFile: spine?.coverFile ?? null,
    progress: classes === 0 ? null : courseProgress(summary?.completed ?? 0, classes),
    lastAt: summary?.lastAt?.toISOString() ?? null,
    until,
  };
}
