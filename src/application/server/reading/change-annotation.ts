import type { Clock } from '#application/ports/clock.ts';
import type { AnnotationChange, Annotations } from '#application/server/reading/ports/annotations.ts';
import { type Annotation, noteOf, type NoteRefusal } from '#domain/reading/annotation.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';

export type ChangeAnnotationRefusal =
  | NoteRefusal
  | { readonly kind: 'annotation-not-found' }
  | { readonly kind: 'annotation-removed' }
  /** It was changed since: what it is now, so that neither text is lost. */
  | { readonly kind: 'annotation-changed'; readonly current: Annotation };

/** Changes the note or the colour of the reader's own annotation, if nobody changed it since it was read. */
export class ChangeAnnotation {
  constructor(
    private readonly annotations: Annotations,
    private readonly clock: Clock,
  ) {}

  async execute(
    userId: string,
    id: string,
    version: number,
    change: Omit<AnnotationChange, 'kind'>,
  ): Promise<Result<Annotation, ChangeAnnotationRefusal>> {
    const note = noteOf(change.note);
    if (!note.ok) return note;
    const kind = note.value === '' ? 'highlight' : 'note';
    const wanted: AnnotationChange = { kind, colour: change.colour, note: note.value };
    const isChanged = await this.annotations.change(userId, id, version, wanted, this.clock.now());
    const now = await this.annotations.find(userId, id);
    if (now === null) return refuse({ kind: 'annotation-not-found' });
    if (now === 'removed') return refuse({ kind: 'annotation-removed' });
    // A call that is repeated finds what it wanted.
    if (isChanged || (now.note === wanted.note && now.colour === wanted.colour)) return accept(now);
    return refuse({ kind: 'annotation-changed', current: now });
  }
}
