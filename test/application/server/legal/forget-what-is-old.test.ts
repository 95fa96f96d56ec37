import { expect, test } from 'vitest';
import type { Uploads } from '#application/server/shared/ports/uploads.ts';
import { type ForgottenNow, Retention } from '#application/server/legal/ports/retention.ts';
import { UnitOfWork, type UseCaseKey } from '#application/server/shared/ports/unit-of-work.ts';
import { ForgetWhatIsOld } from '#application/server/legal/forget-what-is-old.ts';
import { ages, type Forgotten } from '#domain/legal/retention.ts';
import { FixedClock } from '#test/support/shared/fixed-clock.ts';

/** A store that has so many old things of each kind, and notes what it was asked. */
class Store extends Retention {
  readonly left: Map<Forgotten, number>;
  readonly asked: { readonly what: Forgotten; readonly before: string }[] = [];

  constructor(left: Partial<Record<Forgotten, number>>) {
    super();
    this.left = new Map(Object.entries(left) as [Forgotten, number][]);
  }

  forget(what: Forgotten, before: Date, most: number): Promise<ForgottenNow> {
    this.asked.push({ what, before: before.toISOString() });
    const count = Math.min(most, this.left.get(what) ?? 0);
    this.left.set(what, (this.left.get(what) ?? 0) - count);
    return Promise.resolve({ count, files: count > 0 && what === 'messages' ? ['solicitudes/a.webp'] : [] });
  }
}

function world(store: Store) {
  const removed: string[] = [];
  let transactions = 0;
  const unitOfWork = new (class extends UnitOfWork {
    write<U extends object, T>(_: UseCaseKey<U>, run: (useCase: U) => Promise<T>): Promise<T> {
      transactions += 1;
      return run(store as unknown as U);
    }
  })();
  const uploads = { remove: (key: string) => Promise.resolve(void removed.push(key)) } as unknown as Uploads;
  const forget = new ForgetWhatIsOld(unitOfWork, uploads, new FixedClock('2026-11-22T12:00:00.000Z'));
  return { forget, removed, transactions: () => transactions };
}

test('everything is asked for by its age', async () => {
  const store = new Store({});
  await world(store).forget.execute(() => false);
  expect(store.asked).toEqual(
    ages.map(({ what, days }) => ({
      what,
      before: new Date(Date.parse('2026-11-22T12:00:00.000Z') - days * 86_400_000).toISOString(),
    })),
  );
});

test('what is much goes a few at a time, to the last, and files go with what named them', async () => {
  const store = new Store({ 'idempotency-keys': 450, messages: 1 });
  const { forget, removed, transactions } = world(store);
  await forget.execute(() => false);
  expect([...store.left.values()].every((left) => left === 0)).toBe(true);
  expect(transactions()).toBe(ages.length + 2);
  expect(removed).toEqual(['solicitudes/a.webp']);
});

test('a school that ends leaves the rest to the next time', async () => {
  const store = new Store({ 'visitor-carts': 1000 });
  const { forget } = world(store);
  await forget.execute(() => store.asked.length >= 2);
  expect(store.left.get('visitor-carts')).toBe(600);
});
