import { expect, test } from 'vitest';
import type { LivePlan } from '#application/server/plans/ports/live-plan.ts';
import type { PlanContent } from '#domain/plans/plan-content.ts';
import { readPlan } from '#domain/plans/read-plan.ts';
import { generalRate } from '#test/support/catalogue/product-drafts.ts';
import { aPlan, aTerm } from '#test/support/plans/edited-plans.ts';

const day = 86_400_000;
const now = new Date('2026-03-10T15:00:00.000Z');
const later = new Date(now.getTime() + 2 * day);

/** A school with the published plan 9, empty so far, the courses 1 and 2 and the book 3. */
export interface LivePlanWorld {
  readonly plans: LivePlan;
  /** Gives an account the plan from an instant on, for a year. */
  readonly give: (userId: string, since: Date) => Promise<void>;
  /** Says how many places are left of a product. */
  readonly leavePlaces: (productId: number, left: number) => Promise<void>;
  /** Whether an account has a product then, and how many persons may use its plan. */
  readonly has: (userId: string, productId: number, at: Date) => Promise<boolean>;
  readonly seats: (userId: string) => Promise<number>;
}

/** What every adapter of LivePlan does. */
export function livePlanContract(make: () => Promise<LivePlanWorld>): void {
  const write = ({ plans }: LivePlanWorld, content: PlanContent, at: Date) =>
    plans.write(9, readPlan(content, generalRate).plan, at);

  test('reads what was written; what stays keeps its id, what goes is offered no more, what comes back is the same again', async () => {
    const world = await make();
    const { plans } = world;
    const option = {
      id: null,
      key: 'extra',
      label: 'Impreso',
      kind: 'extra',
      price: '5.00',
      discountedPrice: '',
    } as const;
    const monthly = aTerm({ key: 'mes', unit: 'month', regularPrice: '30.00', seatPrice: '4.00' });
    const content = aPlan({
      page: 'pack',
      isExempt: true,
      terms: [monthly, aTerm({ discountedPrice: '250.00' })],
      discountFrom: '2026-12-14T19:00',
      discountUntil: '2026-12-31T21:30',
      extensionDiscount: '30',
      extensionFactor: '3',
      options: [option],
    });
    await write(world, content, now);
    const read = await plans.read(9);
    const ids = read.terms.map(({ id }) => id);
    const withIds = (of: PlanContent): PlanContent => ({
      ...of,
      terms: of.terms.map((term, index) => ({ ...term, id: ids[index] ?? null })),
      options: of.options.map((each, index) => ({ ...each, id: read.options[index]?.id ?? null })),
    });
    expect(read).toEqual(withIds(content));
    // Written again by a page that knows no ids yet: the same lines.
    await write(world, content, now);
    expect(await plans.read(9)).toEqual(withIds(content));
    // Another length is another price.
    await write(world, { ...read, terms: [{ ...read.terms[1], duration: '2' } as never] }, now);
    const [twoYears, ...none] = (await plans.read(9)).terms;
    expect([ids.includes(twoYears?.id ?? null), none]).toEqual([false, []]);
    await write(world, { ...read, terms: [...read.terms].reverse() }, now);
    expect((await plans.read(9)).terms.map(({ id }) => id)).toEqual([...ids].reverse());
  });

  test('keeps what was asked for each of its prices, and since when', async () => {
    const world = await make();
    await write(world, aPlan(), now);
    const { terms } = await world.plans.read(9);
    const [term] = terms;
    const dear = { ...term, regularPrice: '320.00', discountedPrice: '200.00' } as never;
    await write(world, aPlan({ terms: [dear], discountUntil: '2026-12-31' }), later);
    await write(world, aPlan({ terms: [] }), later);
    const asked = (await world.plans.asked(9)).get(term?.id ?? 0) ?? [];
    const told = asked.map(({ from, isSold, regular, reduced }) => [from.getTime(), isSold, regular, reduced]);
    expect(told).toContainEqual([now.getTime(), true, 30_000, null]);
    expect(told).toContainEqual([later.getTime(), true, 32_000, 20_000]);
    expect(told.at(-1)).toEqual([later.getTime(), false, 32_000, 20_000]);
  });

  test('names what its lines are about, and nothing that is not there', async () => {
    const world = await make();
    const { plans } = world;
    const { products, categories, sold } = await plans.names([
      ...aPlan().gives,
      { productId: 99, kind: null, categoryId: null },
      { productId: null, kind: 'book', categoryId: 99 },
    ]);
    expect([...products]).toEqual([[1, { title: 'Curso 1', kind: 'course', state: 'published' }]]);
    expect(categories.size).toBe(0);
    await world.leavePlaces(1, 2);
    expect((await plans.names(aPlan().gives)).products.get(1)?.placesLeft).toBe(2);
    expect(sold.map(({ kind }) => kind).toSorted()).toEqual(['book', 'course']);
  });

  test('whoever has it keeps what it gave and as many seats until it ends; whoever comes later does not', async () => {
    const world = await make();
    await write(world, aPlan(), now);
    await world.give('ana', new Date(now.getTime() + day));
    await write(world, aPlan({ seats: '1', gives: [{ productId: 2, kind: null, categoryId: null }] }), later);
    await world.give('luis', new Date(later.getTime() + day));
    const then = new Date(later.getTime() + 2 * day);
    expect(await world.plans.holders(9, then)).toBe(2);
    expect(await world.plans.holders(9, new Date(then.getTime() + 400 * day))).toBe(0);
    const has = async (user: string) => Promise.all([1, 2, 3].map((id) => world.has(user, id, then)));
    expect([await has('ana'), await has('luis')]).toEqual([
      [true, true, true],
      [false, true, false],
    ]);
    expect([await world.seats('ana'), await world.seats('luis')]).toEqual([3, 1]);
  });
}
