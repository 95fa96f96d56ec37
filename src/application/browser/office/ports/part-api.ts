import type { Answer } from '#application/browser/shared/ports/call-refusal.ts';
import type { KeptPartAnswer, ShownPart } from '#application/read-models/office/products/shown-part.ts';
import type { FactsContent } from '#domain/office/products/facts-content.ts';
import type { PricesContent } from '#domain/office/products/prices-content.ts';

/** A part of products' working copies, for whoever edits it. Each part is a port of its own that extends this one. */
export abstract class PartApi<Content> {
  abstract read(productId: number): Answer<ShownPart<Content>>;
  /** Saves what was read at a revision; 'part-saved-meanwhile' says in `data` who did before (`by`, `at`, `revision`). */
  abstract keep(productId: number, content: Content, fromRevision: number): Answer<KeptPartAnswer>;
}

export abstract class FactsApi extends PartApi<FactsContent> {}
export abstract class PricesApi extends PartApi<PricesContent> {}
