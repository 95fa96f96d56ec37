import type { Clock } from '#application/ports/clock.ts';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import type { Annotations } from '#application/server/reading/ports/annotations.ts';
import type { Books } from '#application/server/reading/ports/books.ts';
import {
  type Annotation,
  type AnnotationKind,
  type AnnotationRefusal,
  type HighlightColour,
  MOST_ANNOTATIONS,
  noteOf,
  passageOf,
} from '#domain/reading/annotation.ts';
import type { Passage } from '#domain/reading/highlight.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { BookAccess, BookAccessRefusal } from './book-access.ts';

export type AddAnnotationRefusal =
  | BookAccessRefusal
  | AnnotationRefusal
  | { readonly kind: 'section-not-found' }
  | { readonly kind: 'annotation-not-found' }
  | { readonly kind: 'annotation-removed' }
  | { readonly kind: 'too-many-annotations'; readonly most: number };

export interface AnnotationToAdd {
  /** Chosen by whoever makes it, so that a call may be repeated; null: the school chooses. */
  readonly id: string | null;
  readonly sectionId: number;
  readonly kind: AnnotationKind;
  readonly colour: HighlightColour;
  readonly passage: Passage;
  readonly note: string;
}

/** Keeps a highlight or a note in a book that is the reader's. Source: BOOK-3, API-2.13. */
export class AddAnnotation {
  constructor(
    private readonly access: BookAccess,
    private readonly books: Books,
    private readonly annotations: Annotations,
    private readonly clock: Clock,
    private readonly ids: IdGenerator,
  ) {}

  async execute(userId: string, given: AnnotationToAdd): Promise<Result<Annotation, AddAnnotationRefusal>> {
    const found = await this.books.withSection(given.sectionId);
    if (found === null) return refuse({ kind: 'section-not-found' });
    const owned = await this.access.check(userId, found.book);
    if (!owned.ok) return owned;
    const passage = passageOf(given.passage);
    if (!passage.ok) return passage;
    const note = noteOf(given.note);
    if (!note.ok) return note;
    const { productId } = found.book;
    const id = given.id ?? this.ids.newId();
    const there = await this.annotations.find(userId, id);
    if (there === 'removed') return refuse({ kind: 'annotation-removed' });
    if (there !== null) return accept(there);
    if ((await this.annotations.count(userId, productId)) >= MOST_ANNOTATIONS)
      return refuse({ kind: 'too-many-annotations', most: MOST_ANNOTATIONS });
    const { kind, colour } = given;
    await this.annotations.add({
      id,
      userId,
      productId,
      section: found.section,
      kind,
      colour,
      passage: passage.value,
      note: note.value,
      createdAt: this.clock.now(),
    });
    const added = await this.annotations.find(userId, id);
    // Somebody else's has this id: whose it is stays untold.
    return added === null || added === 'removed' ? refuse({ kind: 'annotation-not-found' }) : accept(added);
  }
}
