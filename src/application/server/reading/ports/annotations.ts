import type { Annotation, AnnotationKind, HighlightColour } from '#domain/reading/annotation.ts';

export type NewAnnotation = Omit<Annotation, 'version' | 'changedAt'> & {
  readonly userId: string;
  readonly productId: number;
};

export interface AnnotationChange {
  readonly kind: AnnotationKind;
  readonly colour: HighlightColour;
  readonly note: string;
}

/** Highlights and notes of readers in books. Each is its writer's alone. */
export abstract class Annotations {
  /** Adds one. Where its id is there already, nothing is changed: a call that is repeated adds once. */
  abstract add(annotation: NewAnnotation): Promise<void>;
  /** One of the reader's own; 'removed' when it was and is gone, null when it never was the reader's. */
  abstract find(userId: string, id: string): Promise<Annotation | 'removed' | null>;
  /** All of a reader's in a book, in the order they were made. */
  abstract ofBook(userId: string, productId: number): Promise<readonly Annotation[]>;
  abstract count(userId: string, productId: number): Promise<number>;
  /** Changes the version named and no other; false when it is another by now, gone, or not the reader's. */
  abstract change(userId: string, id: string, version: number, change: AnnotationChange, now: Date): Promise<boolean>;
  /** Removes one of the reader's own with its words. Repeating it changes nothing. */
  abstract remove(userId: string, id: string, now: Date): Promise<void>;
}
