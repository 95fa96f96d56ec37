/** An access that has ended. */
export interface EndedAccess {
  readonly productId: number;
  readonly endedAt: Date;
  /** The plan that gave it; null: the product was the account's own. */
  readonly plan: { readonly title: string; readonly slug: string } | null;
}

/** What accounts had once. */
export abstract class PastAccess {
  /** The account's access to a product that ended last, at `now` or before; null: it never had any. */
  abstract last(userId: string, slug: string, now: Date): Promise<EndedAccess | null>;
}
