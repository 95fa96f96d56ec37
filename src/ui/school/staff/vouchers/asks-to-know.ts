/** Kinds of refusals that a collaborator overrules by saying that the money arrived all the same. */
export const asksToKnow: ReadonlySet<string> = new Set([
  'order-already-paid',
  'bought-otherwise',
  'account-erased',
  'places-gone',
]);
