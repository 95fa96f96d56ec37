import { inParts } from '#adapters/server/sql/shared/in-parts.ts';
import { type Kysely, sql } from 'kysely';
import { type MovedClass, MovedProgressRecords } from '#application/server/office/ports/moved-progress-records.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

/** Rows of one statement: its parameters stay well below what either database takes. */
const rowsAtOnce = 500;

export class MovedProgressRecordsInSql extends MovedProgressRecords {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async doneOf(userIds: readonly string[], productId: number): Promise<ReadonlyMap<string, ReadonlySet<number>>> {
    if (userIds.length === 0) return new Map();
    const rows = await this.db
      .selectFrom('class_progress')
      .select(['user_id', 'class_id'])
      .where('user_id', 'in', userIds)
      .where('product_id', '=', productId)
      .where('completed_at', 'is not', null)
      .execute();
    const done = new Map<string, Set<number>>();
    for (const { user_id: userId, class_id: classId } of rows) {
      const classes = done.get(userId) ?? new Set();
      done.set(userId, classes.add(classId));
    }
    return done;
  }

  async complete(classes: readonly MovedClass[]): Promise<void> {
    for (const some of inParts(classes, rowsAtOnce)) {
      const rows = some.map(({ userId, productId, classId, doneAt }) => {
        const at = doneAt.toISOString();
        const of = { user_id: userId, class_id: classId, product_id: productId };
        return { ...of, position_seconds: 0, watched: '[]', completed_at: at, updated_at: at, counts_from: at };
      });
      await this.db
        .insertInto('class_progress')
        .values(rows)
        .onConflict((conflict) =>
          conflict.columns(['user_id', 'class_id']).doUpdateSet({
            completed_at: sql<string>`coalesce(class_progress.completed_at, excluded.completed_at)`,
          }),
        )
        .execute();
    }
  }
}
