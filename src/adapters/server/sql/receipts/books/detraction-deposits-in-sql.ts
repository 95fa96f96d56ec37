import { type Kysely, sql } from 'kysely';
import { nameColumns, nameOfAccount } from '#adapters/server/sql/accounts/name-of-account.ts';
import { receiptOf, receiptRows } from '#adapters/server/sql/receipts/receipt-rows.ts';
import { inParts } from '#adapters/server/sql/shared/in-parts.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import {
  DetractionDeposits,
  type DetractionWord,
  type FoundDetractionWord,
} from '#application/server/receipts/books/ports/detraction-deposits.ts';
import type { Receipt } from '#domain/receipts/receipt.ts';
import type { PlainDate } from '#domain/shared/dates.ts';

/** As the index over them says it. */
const hasDetraction = sql<boolean>`receipts.content like '%"detraction":%'`;

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

  async withoutDeposit(): Promise<readonly Receipt[]> {
    const rows = await receiptRows(this.db)
      .where(hasDetraction)
      .where((where) =>
        where.not(
          where.exists(
            where
              .selectFrom('detraction_deposits as word')
              .select('word.place')
              .whereRef('word.receipt_id', '=', 'receipts.id')
              .where('word.constancia', 'is not', null)
              .where('word.place', '=', (last) =>
                last
                  .selectFrom('detraction_deposits as each')
                  .select((column) => column.fn.max('each.place').as('place'))
                  .whereRef('each.receipt_id', '=', 'receipts.id'),
              ),
          ),
        ),
      )
      .orderBy('receipts.issued_at')
      .orderBy('receipts.number')
      .execute();
    return rows.map(receiptOf);
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
