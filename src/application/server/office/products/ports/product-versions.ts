import type { CopyPart } from '#domain/office/working-copy.ts';

/** The contents of a product's parts, each of a shape of its own. */
export type CopyContents = Readonly<Partial<Record<CopyPart, unknown>>>;

/** When a product was published, and by whom. */
export interface PublishedVersion {
  /** From 1 for each product. */
  readonly number: number;
  /** '': the command line, or the school's clock. */
  readonly by: string;
  readonly at: Date;
}

/** What was published of products, each time the whole; nothing of it changes. */
export abstract class ProductVersions {
  /** Adds what was published and gives its number. */
  abstract add(productId: number, contents: CopyContents, by: string | null, at: Date): Promise<number>;
  /** The latest first. */
  abstract list(productId: number): Promise<readonly PublishedVersion[]>;
  abstract find(productId: number, number: number): Promise<CopyContents | null>;
}
