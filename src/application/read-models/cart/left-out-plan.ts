/** A plan that did not come along at sign-in, and the one that stood in its way. */
export interface LeftOutPlan {
  readonly productId: number;
  readonly title: string;
  readonly slug: string;
  readonly standing: { readonly productId: number; readonly title: string };
}
