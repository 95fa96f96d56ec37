/** Kinds of refusals that a collaborator overrules by saying that the money arrived all the same, and what heads each. */
const titles: ReadonlyMap<string, string> = new Map([
  ['order-already-paid', 'Este dinero puede no corresponder'],
  ['bought-otherwise', 'Este dinero puede no corresponder'],
  ['account-erased', 'Este dinero puede no corresponder'],
  ['bank-tells-less', 'Llegó menos de lo que dice su constancia'],
  ['places-gone', 'Su seminario ya no tiene cupos'],
]);

/** What is to be known before it is said all the same. */
export interface ToKnow {
  readonly title: string;
  readonly detail: string;
}

/** What a refusal asks to know; null: it is none that is overruled. */
export function toKnow({ kind, detail }: { readonly kind: string; readonly detail: string }): ToKnow | null {
  const title = titles.get(kind);
  return title === undefined ? null : { title, detail };
}
