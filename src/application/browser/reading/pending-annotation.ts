import type { AnnotationToKeep } from '#application/read-models/reading/notebook.ts';
import type { Annotation } from '#domain/reading/annotation.ts';

/** What of an annotation the school does not have yet. */
export interface PendingAnnotation extends AnnotationToKeep {
  readonly book: string;
  readonly section: string;
  /** The version that was changed; null: the school has none yet. */
  readonly version: number | null;
  readonly isRemoved: boolean;
  /** It was sent once, and no answer came: the school may have it. */
  readonly wasTried: boolean;
  /** ISO 8601, by this browser's clock. */
  readonly createdAt: string;
}

export type Sending =
  | { readonly kind: 'kept'; readonly version: number }
  /** It stays in this browser until the network is back. */
  | { readonly kind: 'waiting' }
  /** Another device changed it: what it is now. */
  | { readonly kind: 'changed'; readonly current: Annotation }
  | { readonly kind: 'removed' }
  | { readonly kind: 'refused'; readonly detail: string };
