import type { Clock } from '#application/ports/clock.ts';
import type { CourseContents, StudyContent } from '#application/server/learning/ports/course-contents.ts';
import type { ProgressRecords } from '#application/server/learning/ports/progress-records.ts';
import type { MovedClass, MovedProgressRecords } from '#application/server/office/ports/moved-progress-records.ts';
import type { Newcomers } from '#application/server/office/ports/newcomers.ts';
import { classesReached, type MovedProgress, type ReachRefusal } from '#domain/office/moving/moved-progress.ts';
import { type CellFault, cellFault, type Numbered } from '#domain/office/moving/moving.ts';
import { startOfLimaDay } from '#domain/shared/dates.ts';
import type { KnownLine, MovingSubjects } from './moving-subjects.ts';
import { PlannedMoving, type MovingStep } from './moving.ts';

/**
 * Marks what people did on another platform as done here. Nothing is ever undone, no second of a video counts as watched, and no certificate
 * is issued: whoever has done everything gets it when they look for it, as everybody.
 */
export class MoveInProgress extends PlannedMoving<MovedProgress, readonly MovedClass[]> {
  constructor(
    private readonly subjects: MovingSubjects,
    private readonly newcomers: Newcomers,
    private readonly contents: CourseContents,
    private readonly progress: ProgressRecords,
    private readonly records: MovedProgressRecords,
    private readonly clock: Clock,
  ) {
    super();
  }

  protected async lock(rows: readonly Numbered<MovedProgress>[]): Promise<void> {
    const people = await this.newcomers.known(rows.map(({ value }) => value.email));
    const ids = new Set([...people.values()].map(({ userId }) => userId));
    for (const userId of [...ids].toSorted()) await this.progress.lockClock(userId, this.clock.now());
  }

  protected async plan(
    rows: readonly Numbered<MovedProgress>[],
  ): Promise<readonly MovingStep<readonly MovedClass[]>[]> {
    const lines = await this.subjects.of(rows);
    const contents = new Map<number, StudyContent | null>();
    const done = new Map<string, Set<number>>();
    for (const { product } of lines.filter((each) => 'userId' in each)) {
      if (contents.has(product.id)) continue;
      contents.set(product.id, await this.contents.findById(product.id));
      const people = lines.flatMap((each) => ('userId' in each && each.product.id === product.id ? [each.userId] : []));
      for (const [userId, classes] of await this.records.doneOf([...new Set(people)], product.id)) {
        done.set(`${userId} ${product.id}`, new Set(classes));
      }
    }
    return lines.map((each) =>
      'userId' in each ? this.#step(each, contents.get(each.product.id) ?? null, done) : each,
    );
  }

  protected write(plans: readonly (readonly MovedClass[])[]): Promise<void> {
    return this.records.complete(plans.flat());
  }

  #step(
    { line, value, userId, product }: KnownLine<MovedProgress>,
    content: StudyContent | null,
    done: Map<string, Set<number>>,
  ): MovingStep<readonly MovedClass[]> {
    const reached = classesReached(content ?? { productId: product.id, modules: [] }, value.reached);
    if (!reached.ok) return { line, value: faultOf(value, reached.refusal) };
    const key = `${userId} ${product.id}`;
    const before = done.get(key) ?? new Set<number>();
    const doneAt = value.on === null ? this.clock.now() : startOfLimaDay(value.on);
    const fresh = reached.value.filter(({ id }) => !before.has(id));
    done.set(key, new Set([...before, ...fresh.map(({ id }) => id)]));
    const outcome = fresh.length === 0 ? 'known' : before.size === 0 ? 'added' : 'changed';
    const plan = fresh.map(({ id }) => ({ userId, productId: product.id, classId: id, doneAt }));
    return { line, outcome, letter: false, plan };
  }
}

function faultOf({ product, reached }: MovedProgress, { kind }: ReachRefusal): CellFault {
  const title = reached.kind === 'class' ? reached.title : '';
  switch (kind) {
    case 'content-without-classes':
      return cellFault('producto', `«${product}» no tiene clases`);
    case 'class-unknown':
      return cellFault('clase', `no hay en este producto una clase que se llame «${title}»`);
    case 'class-title-twice':
      return cellFault('clase', `en este producto hay más de una clase que se llama «${title}»; usa «avance»`);
  }
}
