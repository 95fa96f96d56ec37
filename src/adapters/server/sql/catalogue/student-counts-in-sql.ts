import type { Kysely } from 'kysely';
import { StudentCounts } from '#application/server/catalogue/ports/student-counts.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

export class StudentCountsInSql extends StudentCounts {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async refresh(isStopping: () => boolean): Promise<void> {
    const products = await this.db
      .selectFrom('products')
      .leftJoin('product_students as counted', 'counted.product_id', 'products.id')
      .select(['products.id', 'counted.students'])
      .orderBy('products.id')
      .execute();
    // One by one: a count of all grants would hold the thread, and a row that did not change must keep its stamp.
    for (const { id, students: known } of products) {
      if (isStopping()) return;
      const { holders } = await this.db
        .selectFrom('grants')
        .select(({ fn }) => fn.count<number | string>('user_id').distinct().as('holders'))
        .where('product_id', '=', id)
        .executeTakeFirstOrThrow();
      const students = Number(holders);
      if (students === (known ?? 0)) continue;
      await this.db
        .insertInto('product_students')
        .values({ product_id: id, students })
        .onConflict((row) => row.column('product_id').doUpdateSet({ students }))
        .execute();
    }
  }
}
