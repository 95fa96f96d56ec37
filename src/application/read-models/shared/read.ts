/** What a read is asked with: what an address can carry; null: nothing. */
export type ReadInput = Readonly<Record<string, string>> | null;

/** Areas of the school that answer reads. Another one is named here, and its contract in `reads-over-http.ts`. */
export type ReadArea = 'catalogue' | 'home' | 'learning' | 'office' | 'support';

/**
 * A question that a page asks of the school and that is answered by one read model, nothing being decided in between. It is
 * declared beside its model; the contract says how it travels (`readEndpoint`), and nothing else stands between page and school.
 */
export interface Read<Model, Input extends ReadInput = null> {
  readonly area: ReadArea;
  /** Unique within its area. */
  readonly name: string;
  /** For the compiler alone; never there. */
  readonly types?: { readonly model: Model; readonly input: Input };
}
