/** What goes to the tax authority: the name of the file, without an ending, and what was signed, byte by byte. */
export interface TaxFile {
  readonly fileName: string;
  readonly xml: string;
}

/** What the tax authority says of a receipt. */
export type TaxAnswer =
  | {
      readonly kind: 'answered';
      readonly code: number;
      readonly text: string;
      /** Its observations. */
      readonly notes: readonly string[];
      /** The proof of receipt (CDR) as it came, a ZIP in base 64; null: it answered without one. */
      readonly cdr: string | null;
    }
  /** Nobody there, or nobody who understood: ask again later, and everything else as well. */
  | { readonly kind: 'no-answer'; readonly why: string }
  /** It answered something that cannot be read, or that is about another receipt: ask again later. */
  | { readonly kind: 'unreadable'; readonly why: string };

/** The tax authority that receipts are sent to, or who takes them for it. Source: decisions.md, Payment and orders (Receipts). */
export abstract class TaxAuthority {
  /** False: the school sends nothing, and its receipts say so. */
  abstract readonly isOn: boolean;
  /** Sends a receipt; the same bytes sent twice are one receipt there. */
  abstract send(file: TaxFile): Promise<TaxAnswer>;
}
