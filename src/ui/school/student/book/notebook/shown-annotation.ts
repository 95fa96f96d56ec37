import type { FoundAnnotation } from '#application/read-models/reading/notebook.ts';
import type { PendingAnnotation } from '#application/browser/reading/pending-annotation.ts';
import type { Annotation } from '#domain/reading/annotation.ts';

/** Whether the school has it: 'waiting' for the network, 'conflict' with another device, 'refused' for a reason. */
export type AnnotationState = 'saved' | 'saving' | 'waiting' | 'conflict' | 'refused';

export interface ShownAnnotation extends FoundAnnotation {
  readonly state: AnnotationState;
  /** What another device made of it, when both changed it. */
  readonly theirs: Annotation | null;
  /** Why the school refused it. */
  readonly detail: string;
}

/** What waits in this browser, shown as it will be; over the annotation that is there already, when there is one. */
export function shownAnnotationOf(pending: PendingAnnotation, there: ShownAnnotation | undefined): ShownAnnotation {
  const { id, section, colour, passage, note, createdAt } = pending;
  const kind = note === '' ? 'highlight' : 'note';
  if (there !== undefined) return { ...there, kind, colour, note };
  const at = new Date(createdAt);
  return {
    id,
    section,
    kind,
    colour,
    passage,
    note,
    version: pending.version ?? 0,
    createdAt: at,
    changedAt: at,
    found: { section, start: passage.start, end: passage.end },
    state: 'saving',
    theirs: null,
    detail: '',
  };
}

/** How an annotation stands after it was sent, when the school did not simply keep it. */
export const stateAfter = { waiting: 'waiting', changed: 'conflict', removed: 'refused', refused: 'refused' } as const;

export const removedElsewhere = 'Se quitó en otro dispositivo. Tu texto sigue aquí: cópialo si quieres conservarlo.';
