import type { Kysely } from 'kysely';
import { type KeptPart, WorkingCopies } from '#application/server/office/ports/working-copies.ts';
import { type CopyPart, isCopyPart, type SavedMeanwhile } from '#domain/office/working-copy.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import { nameColumns, nameOfAccount } from '#adapters/server/sql/accounts/name-of-account.ts';

export class WorkingCopiesInSql extends WorkingCopies {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async find(productId: number, part: CopyPart): Promise<KeptPart | null> {
    const [row] = await this.#rows(productId).where('part', '=', part).execute();
    return row === undefined ? null : keptOf({ ...row, part });
  }

  async list(productId: number): Promise<readonly KeptPart[]> {
    const rows = await this.#rows(productId).orderBy('part').execute();
    // A part of a later release is left alone.
    return rows.flatMap(({ part, ...row }) => (isCopyPart(part) ? keptOf({ ...row, part }) : []));
  }

  async keep(
    productId: number,
    part: CopyPart,
    content: unknown,
    fromRevision: number,
    by: string | null,
    at: Date,
  ): Promise<Result<number, SavedMeanwhile>> {
    const saved = {
      content: JSON.stringify(content),
      revision: fromRevision + 1,
      is_pending: 1 as const,
      saved_by: by,
      saved_at: at.toISOString(),
    };
    const kept = await (fromRevision === 0
      ? this.db
          .insertInto('working_copy_parts')
          .values({ product_id: productId, part, ...saved })
          .onConflict((conflict) => conflict.columns(['product_id', 'part']).doNothing())
          .returning('revision')
          .executeTakeFirst()
      : this.db
          .updateTable('working_copy_parts')
          .set(saved)
          .where('product_id', '=', productId)
          .where('part', '=', part)
          .where('revision', '=', fromRevision)
          .returning('revision')
          .executeTakeFirst());
    if (kept !== undefined) return accept(kept.revision);
    const now = await this.find(productId, part);
    return refuse({
      kind: 'part-saved-meanwhile',
      by: now?.savedBy?.name ?? '',
      at: now?.savedAt ?? at,
      revision: now?.revision ?? 0,
    });
  }

  /** Writing the rows is the lock, on both engines. */
  async lock(productId: number): Promise<void> {
    await this.db
      .updateTable('working_copy_parts')
      .set((column) => ({ revision: column.ref('revision') }))
      .where('product_id', '=', productId)
      .execute();
  }

  async settle(productId: number): Promise<void> {
    await this.db
      .updateTable('working_copy_parts')
      .set({ is_pending: 0 })
      .where('product_id', '=', productId)
      .execute();
  }

  #rows(productId: number) {
    return this.db
      .selectFrom('working_copy_parts')
      .leftJoin('users', 'users.id', 'working_copy_parts.saved_by')
      .selectAll('working_copy_parts')
      .select(nameColumns)
      .where('product_id', '=', productId);
  }
}

interface PartRow {
  readonly part: CopyPart;
  readonly content: string;
  readonly revision: number;
  readonly is_pending: number;
  readonly saved_by: string | null;
  readonly saved_at: string;
  readonly given_names: string | null;
  readonly paternal_surname: string | null;
  readonly maternal_surname: string | null;
}

function keptOf(row: PartRow): KeptPart {
  return {
    part: row.part,
    content: JSON.parse(row.content) as unknown,
    revision: row.revision,
    isPending: row.is_pending === 1,
    savedBy: row.saved_by === null ? null : { id: row.saved_by, name: nameOfAccount(row) },
    savedAt: new Date(row.saved_at),
  };
}
