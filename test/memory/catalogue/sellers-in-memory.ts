import { Sellers } from '#application/server/catalogue/ports/sellers.ts';
import type { Seller, SellerCode } from '#domain/catalogue/seller.ts';
import { endOfLimaDay } from '#domain/shared/dates.ts';

/** Verified sellers in this process's memory, each with their code. */
export class SellersInMemory extends Sellers {
  constructor(private readonly sellers: readonly Seller[]) {
    super();
  }

  async findBySlug(slug: string, now: Date): Promise<Seller | null> {
    return (await this.all(now)).find((seller) => seller.slug === slug) ?? null;
  }

  all(now: Date): Promise<readonly Seller[]> {
    return Promise.resolve(
      this.sellers
        .toSorted((a, b) => a.id - b.id)
        .map((seller) => ({
          ...seller,
          code: seller.code !== null && isCodeRunning(seller.code, now) ? seller.code : null,
        })),
    );
  }
}

/** Through the last second of its last day in Lima. */
function isCodeRunning({ lastDay }: SellerCode, now: Date): boolean {
  return now.getTime() < endOfLimaDay(lastDay).getTime() + 1000;
}
