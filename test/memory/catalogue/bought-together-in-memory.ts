import { BoughtTogether, FEWEST_BUYERS } from '#application/server/catalogue/ports/bought-together.ts';

/** What one account bought in one confirmed order. */
export interface Purchase {
  readonly userId: string;
  readonly productIds: readonly number[];
}

/** Purchases in this process's memory. */
export class BoughtTogetherInMemory extends BoughtTogether {
  constructor(private readonly purchases: readonly Purchase[] = []) {
    super();
  }

  with(productId: number): Promise<readonly number[]> {
    const buyers = new Map<number, Set<string>>();
    for (const { userId, productIds } of this.purchases.filter((each) => each.productIds.includes(productId))) {
      for (const id of productIds.filter((each) => each !== productId)) {
        buyers.set(id, (buyers.get(id) ?? new Set()).add(userId));
      }
    }
    const found = [...buyers].filter(([, { size }]) => size >= FEWEST_BUYERS);
    return Promise.resolve(found.toSorted((a, b) => b[1].size - a[1].size || a[0] - b[0]).map(([id]) => id));
  }
}
