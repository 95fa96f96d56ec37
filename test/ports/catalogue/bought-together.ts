import { expect, test } from 'vitest';
import type { BoughtTogether } from '#application/server/catalogue/ports/bought-together.ts';
import type { Purchase } from '#test/memory/catalogue/bought-together-in-memory.ts';

const by = (userId: string, ...productIds: number[]): Purchase => ({ userId, productIds });

/** What every `BoughtTogether` does. The factory makes confirmed orders of these; it knows ana, luis, rosa, inés and products 1 to 5. */
export function boughtTogetherContract(make: (purchases: readonly Purchase[]) => Promise<BoughtTogether>): void {
  test('tells what three accounts bought in one order, what most did first', async () => {
    const bought = await make([
      by('ana', 1, 2, 3),
      by('luis', 1, 2, 3),
      by('rosa', 1, 3, 2, 4),
      by('inés', 3, 1),
      by('inés', 2),
    ]);
    expect(await bought.with(1)).toEqual([3, 2]);
    expect(await bought.with(2)).toEqual([1, 3]);
    expect(await bought.with(4)).toEqual([]);
    expect(await bought.with(9)).toEqual([]);
  });

  test('two accounts, however often they bought, are too few: a purchase could be guessed', async () => {
    const twice = [by('ana', 1, 2), by('luis', 1, 2)];
    const bought = await make([...twice, ...twice, ...twice]);
    expect(await bought.with(1)).toEqual([]);
  });

  test('what the same accounts bought in different orders does not go together', async () => {
    const bought = await make(['ana', 'luis', 'rosa'].flatMap((userId) => [by(userId, 1), by(userId, 2)]));
    expect(await bought.with(1)).toEqual([]);
  });

  test('with as many buyers, by their ids', async () => {
    const bought = await make(['ana', 'luis', 'rosa'].map((userId) => by(userId, 5, 4, 1)));
    expect(await bought.with(1)).toEqual([4, 5]);
  });
}
