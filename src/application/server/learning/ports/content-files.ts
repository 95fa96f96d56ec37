import type { ContentFileUse } from '#domain/learning/syllabus/syllabus.ts';

/** A file that was sent for a content, wherever it is named now. */
export interface ContentFile {
  /** Its key in the file store. */
  readonly key: string;
  readonly productId: number;
  readonly use: ContentFileUse;
  readonly mediaType: string;
  readonly bytes: number;
  /** Whole seconds of a video; 0 of all else. */
  readonly seconds: number;
  /** The account that sent it. */
  readonly by: string;
  readonly at: Date;
}

/** Which files belong to which content: a content shows no other's. */
export abstract class ContentFiles {
  abstract add(file: ContentFile): Promise<void>;
  /** Those of a product, sent for it, shared with it, or named by its classes and materials as they are studied now. */
  abstract ofProduct(productId: number): Promise<readonly OwnFile[]>;
  /** Lets a product name files that were sent for another one too. Again, nothing changes. */
  abstract share(productId: number, files: readonly OwnFile[]): Promise<void>;
}

/** A file that a content may name. It stays when a content names it no more: another one may. */
export type OwnFile = Pick<ContentFile, 'key' | 'use' | 'mediaType' | 'bytes' | 'seconds'>;
