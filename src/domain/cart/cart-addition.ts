/** What to put into the cart. */
export interface CartAddition {
  readonly slug: string;
  /** Of a plan: its id and the price chosen; null of anything else. */
  readonly plan: { readonly id: number; readonly priceId: number | null } | null;
}
