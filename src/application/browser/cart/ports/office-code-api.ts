import type { Answer } from '#application/browser/shared/ports/call-refusal.ts';
import type { CodeUsesPage, SellerSales } from '#application/read-models/cart/code-sales.ts';
import type { CodeUsage, ShownTrial } from '#application/read-models/cart/shown-trial.ts';
import type { TypedFields } from '#domain/office/resources/field.ts';

/** What the office does with a code besides its form. */
export abstract class OfficeCodeApi {
  abstract usage(id: number): Answer<CodeUsage>;
  /** Its uses one by one, the last first. @param page from 1. */
  abstract uses(id: number, page: number): Answer<CodeUsesPage>;
  /** What was sold with the code of a verified seller. */
  abstract sales(sellerId: number): Answer<SellerSales>;
  /** Stops it at once, or lets it hold on its days again. */
  abstract stop(id: number, isStopped: boolean): Answer<void>;
  /** What the code of a form, saved or not, takes off an example cart. */
  abstract tryOn(typed: TypedFields, productIds: readonly number[]): Answer<ShownTrial>;
}
