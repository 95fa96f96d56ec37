import type { SignedVideo } from '#application/read-models/learning/signed-video.ts';
/** What anyone may see of a product before buying it. */
export interface OpenedFreeClass {
  readonly title: string;
  /** Sanitised HTML of a reading class. */
  readonly readingHtml: string | null;
  readonly video: SignedVideo | null;
}
