import { PastAccess, type EndedAccess } from '#application/server/ports/past-access.ts';

/** An access of a test: whose, to what, and when it ended. */
export interface AccessOfTest extends EndedAccess {
  readonly userId: string;
  readonly slug: string;
}

export class PastAccessInMemory extends PastAccess {
  readonly #accesses: readonly AccessOfTest[];

  constructor(accesses: readonly AccessOfTest[] = []) {
    super();
    this.#accesses = accesses;
  }

  last(userId: string, slug: string, now: Date): Promise<EndedAccess | null> {
    const [last] = this.#accesses
      .filter((each) => each.userId === userId && each.slug === slug && each.endedAt <= now)
      .toSorted((a, b) => b.endedAt.getTime() - a.endedAt.getTime());
    if (last === undefined) return Promise.resolve(null);
    const { productId, endedAt, plan } = last;
    return Promise.resolve({ productId, endedAt, plan });
  }
}
