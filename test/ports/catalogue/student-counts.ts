import { expect, test } from 'vitest';
import type { StudentCounts } from '#application/server/catalogue/ports/student-counts.ts';

/** A school with products 1 and 2, and what a test does to it. */
export interface CountedSchool {
  readonly counts: StudentCounts;
  /** Gives a product to an account. */
  grant(productId: number, userId: string): Promise<void>;
  takeBack(productId: number, userId: string): Promise<void>;
  /** What the page of a product says. */
  told(productId: number): Promise<number>;
}

/** What every adapter of StudentCounts does. */
export function studentCountsContract(make: () => Promise<CountedSchool>): void {
  const goOn = () => false;

  test('counts each account once, and keeps that until it counts again', async () => {
    const { counts, grant, takeBack, told } = await make();
    await grant(1, 'ana');
    await grant(1, 'ana');
    await grant(1, 'luis');
    expect(await told(1)).toBe(0);
    await counts.refresh(goOn);
    expect([await told(1), await told(2)]).toEqual([2, 0]);
    await takeBack(1, 'luis');
    await grant(2, 'luis');
    expect([await told(1), await told(2)]).toEqual([2, 0]);
    await counts.refresh(goOn);
    expect([await told(1), await told(2)]).toEqual([1, 1]);
    await takeBack(1, 'ana');
    await counts.refresh(goOn);
    expect(await told(1)).toBe(0);
  });

  test('ends between two products when it is to stop', async () => {
    const { counts, grant, told } = await make();
    await grant(1, 'ana');
    await grant(2, 'ana');
    let asked = 0;
    await counts.refresh(() => (asked += 1) > 1);
    expect([await told(1), await told(2)]).toEqual([1, 0]);
  });
}
