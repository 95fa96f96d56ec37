import type { WrittenFacts } from '#domain/catalogue/product.ts';
import type { FactsContent, ReadFacts } from '#domain/office/products/facts-content.ts';

/** Facts as they are published. */
export interface FactsToWrite
  extends
    WrittenFacts,
    ReadFacts,
    Pick<
      FactsContent,
      'title' | 'slug' | 'summary' | 'categoryId' | 'staffIds' | 'modality' | 'bibliographic' | 'coverFile'
    > {
  /** From which `descriptionHtml` was made. */
  readonly description: string;
  /** False: of what has classes or sessions, whose minutes are counted. */
  readonly tellsMinutes: boolean;
  /** False: of what has sessions, whose dates are its own. */
  readonly tellsDates: boolean;
}

/** What a product is, as it is published. */
export abstract class LiveFacts {
  abstract read(productId: number): Promise<FactsContent>;
  /** Whoever was of the product stays what they were of it. */
  abstract write(productId: number, facts: FactsToWrite, at: Date): Promise<void>;
  /** Whether there are such a category (null: none is asked for) and such people. */
  abstract knows(
    categoryId: number | null,
    staffIds: readonly number[],
  ): Promise<{ category: boolean; staff: boolean }>;
}
