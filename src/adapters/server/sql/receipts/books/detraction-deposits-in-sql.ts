import type { Kysely } from 'kysely';
import { nameColumns, nameOfAccount } from '#adapters/server/sql/accounts/name-of-account.ts';
import { inParts } from '#adapters/server/sql/shared/in-parts.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import {
  DetractionDeposits,
  type DetractionWord,
  type FoundDetractionWord,
} from '#application/server/receipts/books/ports/detraction-deposits.ts';
import type { PlainDate } from '#domain/shared/dates.ts';

/** Receipts that are looked up at once. */
const atOnce = 400;

export class DetractionDepositsInSql extends DetractionDeposits {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async last(receiptIds: readonly string[]): Promise<ReadonlyMap<string, FoundDetractionWord>> {
    const last = new Map<string, FoundDetractionWord>();
    for (const some of inParts(receiptIds, atOnce)) {
      const rows = await this.db
        .selectFrom('detraction_deposits as word')
        .innerJoin('users', 'users.id', 'word.noted_by')
        .select(['word.receipt_id', 'word.place', 'word.constancia', 'word.deposited_on', 'word.noted_by'])
        .select(['word.noted_at', ...nameColumns])
        .where('word.receipt_id', 'in', some)
        .orderBy('word.place')
        .execute();
      for (const row of rows) {
        const { receipt_id: receiptId, place, constancia, deposited_on: on, noted_by: by, noted_at: at } = row;
        const deposit = constancia === null || on === null ? null : { constancia, depositedOn: on as PlainDate };
        last.set(receiptId, { receiptId, place, deposit, by, at: new Date(at), byName: nameOfAccount(row) });
      }
    }
    return last;
  }

  async add({ receiptId, place, deposit, by, at }: DetractionWord): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await this.db
      .insertInto('detraction_deposits')
      .values({
        receipt_id: receiptId,
        place,
        constancia: deposit?.constancia ?? null,
        deposited_on: deposit?.depositedOn ?? null,
        noted_by: by,
        noted_at: at.toISOString(),
      })
      // The key decides, not a look beforehand.
      .onConflict((conflict) => conflict.columns(['receipt_id', 'place']).doNothing())
      .executeTakeFirst();
    return Number(numInsertedOrUpdatedRows ?? 0) > 0;
  }
}
