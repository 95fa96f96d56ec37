import type { DraftField, ProductDraft } from '#domain/catalogue/product-draft.ts';
import type { Rate } from '#domain/shared/rate.ts';
import type { BookSection } from '#domain/reading/manuscript.ts';

/** A product that exists already, published or not. */
export interface KnownProduct {
  readonly id: number;
  readonly sku: string;
  readonly slug: string;
  readonly kind: string;
  /** The IGV in its prices; none of a seller. */
  readonly igvRate: Rate;
}

/** A member of the staff. */
export interface KnownPerson {
  readonly id: number;
  readonly fullName: string;
}

/** The school's products as those see them who publish them. */
export abstract class Publications {
  abstract findBySku(sku: string): Promise<KnownProduct | null>;
  /** What answers to the slug, be it a product or a seller ('kind' is then 'seller'). */
  abstract findBySlug(slug: string): Promise<KnownProduct | null>;
  /** The category's id by its slug. */
  abstract categoryId(slug: string): Promise<number | null>;
  /** The id of a member of the staff by slug or full name. */
  abstract staffId(name: string): Promise<number | null>;
  /** Whose page has that slug. */
  abstract staffWithSlug(slug: string): Promise<KnownPerson | null>;
  /** Adds a member of the staff of whom only the name is known; gives the id. */
  abstract addStaff(fullName: string, slug: string, profession: string): Promise<number>;
  /** Adds a product under the next free id, which it gives. */
  abstract add(draft: ProductDraft, now: Date): Promise<number>;
  /**
   * Replaces everything a draft tells of a product. One that is not for sale any more stays with whoever has it.
   * @param untold what it does not tell.
   */
  abstract update(id: number, draft: ProductDraft, now: Date, untold?: ReadonlySet<DraftField>): Promise<void>;
  /** Replaces all sections of a book: one that keeps its slug keeps its id. Their texts are kept for good. */
  abstract replaceSections(productId: number, sections: readonly BookSection[], now: Date): Promise<void>;
}
