import type { Kysely, Selectable } from 'kysely';
import { type CodeClaim, DiscountCodes, type KnownPromotion } from '#application/server/cart/ports/discount-codes.ts';
import { codeWord, type CodeUses, type DiscountCode } from '#domain/cart/discount-code.ts';
import { reductionKindOfCode, reductionKindOfSeller, type Reduction } from '#domain/pricing/discount.ts';
import { lastInstantOf, limaDay, secondOf } from '#domain/shared/dates.ts';
import { money } from '#domain/shared/money.ts';
import { rate, WHOLE } from '#domain/shared/rate.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import type { DiscountCodesTable } from '#adapters/server/sql/tables/catalogue-tables.ts';

/** The row that counts a code's uses by everybody. */
const EVERYBODY = '';

/** A code, and from when through when it holds, in milliseconds since 1970. */
export interface TimedCode {
  readonly code: DiscountCode;
  readonly from: number;
  readonly until: number;
}

export class DiscountCodesInSql extends DiscountCodes {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async find(word: string): Promise<DiscountCode | null> {
    const row = await this.db
      .selectFrom('discount_codes')
      .selectAll()
      .where('word', '=', codeWord(word))
      .executeTakeFirst();
    return row === undefined ? null : codeOf(row);
  }

  async findById(id: number): Promise<DiscountCode | null> {
    const row = await this.db.selectFrom('discount_codes').selectAll().where('id', '=', id).executeTakeFirst();
    return row === undefined ? null : codeOf(row);
  }

  async promotionsAt(now: Date): Promise<readonly DiscountCode[]> {
    return (await this.#promotionsAt(now).execute()).map(codeOf);
  }

  /** Promotions that end at `now` or later, with their instants, in the order of their ids. */
  async promotionsFrom(now: Date): Promise<readonly TimedCode[]> {
    const rows = await this.#promotions()
      .where('ends_at', '>=', secondOf(now).toISOString())
      .where('stopped_at', 'is', null)
      .execute();
    return rows.map((row) => ({
      code: codeOf(row),
      from: Date.parse(row.starts_at),
      until: lastInstantOf(new Date(row.ends_at)),
    }));
  }

  async shownTogetherAt(now: Date): Promise<readonly DiscountCode[]> {
    return (await this.#promotionsAt(now).where('shown_together', '=', 1).execute()).map(codeOf);
  }

  async promotions(): Promise<readonly KnownPromotion[]> {
    const rows = await this.#promotions().execute();
    return rows.map((row) => ({ code: codeOf(row), isShownTogether: row.shown_together === 1 }));
  }

  async showTogether(codeId: number, isShown: boolean): Promise<void> {
    await this.db
      .updateTable('discount_codes')
      .set({ shown_together: isShown ? 1 : 0 })
      .where('id', '=', codeId)
      .execute();
  }

  async stop(codeId: number, at: Date | null): Promise<boolean> {
    const stopped = await this.db
      .updateTable('discount_codes')
      .set({ stopped_at: at?.toISOString() ?? null })
      .where('id', '=', codeId)
      .where('stopped_at', at === null ? 'is not' : 'is', null)
      .executeTakeFirst();
    return stopped.numUpdatedRows > 0n;
  }

  async usesOf(codeId: number, userId: string | null): Promise<CodeUses> {
    const rows = await this.db
      .selectFrom('code_counts')
      .select(['user_id', 'uses'])
      .where('code_id', '=', codeId)
      .where('user_id', 'in', userId === null ? [EVERYBODY] : [EVERYBODY, userId])
      .execute();
    const usesBy = (id: string): number => rows.find((row) => row.user_id === id)?.uses ?? 0;
    return { inAll: usesBy(EVERYBODY), byAccount: userId === null ? 0 : usesBy(userId) };
  }

  async claim(code: DiscountCode, { orderId, userId, at }: CodeClaim): Promise<boolean> {
    const before = await this.db
      .selectFrom('code_uses')
      .select('code_id')
      .where('order_id', '=', orderId)
      .executeTakeFirst();
    if (before !== undefined) return true;
    if (!(await this.#count(code.id, EVERYBODY, code.limitInAll))) return false;
    if (!(await this.#count(code.id, userId, code.limitPerAccount))) {
      await this.#uncount(code.id, EVERYBODY);
      return false;
    }
    await this.db
      .insertInto('code_uses')
      .values({ code_id: code.id, order_id: orderId, user_id: userId, used_at: at.toISOString() })
      .execute();
    return true;
  }

  async release(orderId: string): Promise<void> {
    const released = await this.db
      .deleteFrom('code_uses')
      .where('order_id', '=', orderId)
      .returning(['code_id', 'user_id'])
      .executeTakeFirst();
    if (released === undefined) return;
    await this.#uncount(released.code_id, EVERYBODY);
    await this.#uncount(released.code_id, released.user_id);
  }

  #promotionsAt(now: Date) {
    const at = now.toISOString();
    return this.#promotions()
      .where('starts_at', '<=', at)
      .where('ends_at', '>=', secondOf(now).toISOString())
      .where('stopped_at', 'is', null);
  }

  #promotions() {
    return this.db.selectFrom('discount_codes').selectAll().where('origin', '=', 'promotion').orderBy('id');
  }

  /** One conditional update: two rivals for the last use cannot both pass it. */
  async #count(codeId: number, userId: string, limit: number | null): Promise<boolean> {
    await this.db
      .insertInto('code_counts')
      .values({ code_id: codeId, user_id: userId, uses: 0 })
      .onConflict((conflict) => conflict.columns(['code_id', 'user_id']).doNothing())
      .execute();
    const counting = this.db
      .updateTable('code_counts')
      .set((column) => ({ uses: column('uses', '+', 1) }))
      .where('code_id', '=', codeId)
      .where('user_id', '=', userId);
    const { numUpdatedRows } = await (
      limit === null ? counting : counting.where('uses', '<', limit)
    ).executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  async #uncount(codeId: number, userId: string): Promise<void> {
    await this.db
      .updateTable('code_counts')
      .set((column) => ({ uses: column('uses', '-', 1) }))
      .where('code_id', '=', codeId)
      .where('user_id', '=', userId)
      .where('uses', '>', 0)
      .execute();
  }
}

function codeOf(row: Selectable<DiscountCodesTable>): DiscountCode {
  return {
    id: row.id,
    origin: row.origin as DiscountCode['origin'],
    word: row.word,
    discount: {
      reduction: reductionOf(row),
      scope:
        row.rule === 0
          ? { kind: 'whole-cart' }
          : { kind: 'listed-products', productIds: JSON.parse(row.product_ids) as number[] },
    },
    firstDay: limaDay(new Date(row.starts_at)),
    lastDay: limaDay(new Date(row.ends_at)),
    limitInAll: row.limit_in_all,
    limitPerAccount: row.limit_per_account,
    ...(row.stopped_at !== null && { isStopped: true }),
  };
}

function reductionOf({ id, origin, amount, amount_type: type }: Selectable<DiscountCodesTable>): Reduction {
  const kind = origin === 'seller' ? reductionKindOfSeller(type) : kindOfCode(id, type);
  return kind === 'percentage' ? { kind, rate: rate(Math.min(amount, WHOLE)) } : { kind, amount: money(amount) };
}

function kindOfCode(id: number, type: number): Reduction['kind'] {
  const kind = reductionKindOfCode(type);
  if (!kind.ok) throw new Error(`Discount code ${id} has the amount type ${type}, which is neither 0 nor 1`);
  return kind.value;
}
