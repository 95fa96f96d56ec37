import type { Kysely } from 'kysely';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import type { PlanContent, TermContent } from '#domain/plans/plan-content.ts';
import { insertProduct } from '#test/support/shared/rows.ts';

/** A price of a year for S/. 300.00, not published yet. */
export function aTerm(changes: Partial<TermContent> = {}): TermContent {
  return {
    id: null,
    key: 'anual',
    duration: '1',
    unit: 'year',
    regularPrice: '300.00',
    discountedPrice: '',
    seatPrice: '',
    ...changes,
  };
}

/** A pro plan for three that gives the product 1 and every book; it may be published as it is. */
export function aPlan(changes: Partial<PlanContent> = {}): PlanContent {
  return {
    page: 'pro',
    seats: '3',
    isExempt: false,
    terms: [aTerm()],
    discountUntil: '',
    extensionDiscount: '',
    extensionFactor: '',
    options: [],
    gives: [
      { productId: 1, kind: null, categoryId: null },
      { productId: null, kind: 'book', categoryId: null },
    ],
    ...changes,
  };
}

/** Adds the published plan 9, with nothing in it, and the course 1, the course 2 and the book 3. */
export async function insertPlanWorld(db: Kysely<SchoolDatabase>): Promise<void> {
  await insertProduct(db, 1);
  await insertProduct(db, 2);
  await insertProduct(db, 3, { kind: 'book' });
  await insertProduct(db, 9, { kind: 'plan', plan_page: 'pro', plan_seats: 1, title: 'Plan 9' });
}
