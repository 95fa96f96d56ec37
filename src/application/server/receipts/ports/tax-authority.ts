import type { Receipt } from '#domain/receipts/receipt.ts';

/** What the tax authority says of a receipt; 'no-answer': ask again later. */
export type TaxAnswer =
  | { readonly kind: 'accepted'; readonly text: string }
  | { readonly kind: 'rejected'; readonly text: string }
  | { readonly kind: 'no-answer' };

/** The tax authority that receipts are sent to. Source: decisions.md, Payment and orders (Receipts). */
export abstract class TaxAuthority {
  /** False: the school sends nothing, and its receipts say so. */
  abstract readonly isOn: boolean;
  /** Sends a receipt; the same one sent twice is one receipt there. */
  abstract send(receipt: Receipt): Promise<TaxAnswer>;
}
