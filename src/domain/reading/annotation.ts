import { accept, refuse, type Result } from '#domain/shared/result.ts';
import { severalLines } from '#domain/shared/typed-text.ts';
import type { Passage } from './highlight.ts';

/** Colours of a highlight, in the order they are offered; the first unless another is chosen. */
export const highlightColours = ['yellow', 'green', 'blue', 'pink'] as const;
export type HighlightColour = (typeof highlightColours)[number];

/** What a reader calls them. */
export const colourNames: Readonly<Record<HighlightColour, string>> = {
  yellow: 'Amarillo',
  green: 'Verde',
  blue: 'Azul',
  pink: 'Rosa',
};

/** BOOK-3: a highlight, or a note (a highlight with words of the reader's own). */
export type AnnotationKind = 'highlight' | 'note';

/** A passage of a section that a reader highlighted or wrote a note of. */
export interface Annotation {
  readonly id: string;
  readonly section: string;
  readonly kind: AnnotationKind;
  readonly colour: HighlightColour;
  readonly passage: Passage;
  /** Empty for a highlight. */
  readonly note: string;
  /** Counts its changes from 1: a change must name the version it was made from. */
  readonly version: number;
  readonly createdAt: Date;
  readonly changedAt: Date;
}

export const LONGEST_QUOTE = 2000;
export const LONGEST_NOTE = 5000;
/** How many a reader may have in one book. */
export const MOST_ANNOTATIONS = 2000;

export type AnnotationRefusal =
  | { readonly kind: 'quote-missing' }
  | { readonly kind: 'quote-too-long'; readonly most: number }
  | { readonly kind: 'place-impossible' }
  | NoteRefusal;

export type NoteRefusal = { readonly kind: 'note-too-long'; readonly most: number; readonly length: number };

/** What a reader reads of it, counted as it is counted. */
export function noteTooLongText(length: number, most: number): string {
  return `La nota tiene ${length} caracteres; el máximo es de ${most}.`;
}

/** A passage as it may be kept. */
export function passageOf(passage: Passage): Result<Passage, AnnotationRefusal> {
  const { start, end, quote } = passage;
  if (quote.trim() === '') return refuse({ kind: 'quote-missing' });
  if (quote.length > LONGEST_QUOTE) return refuse({ kind: 'quote-too-long', most: LONGEST_QUOTE });
  if (start < 0 || end <= start) return refuse({ kind: 'place-impossible' });
  return accept(passage);
}

/** A note as it is kept: without blank edges, its lines as they were written. */
export function noteOf(text: string): Result<string, NoteRefusal> {
  const note = severalLines(text);
  if (note.length > LONGEST_NOTE) return refuse({ kind: 'note-too-long', most: LONGEST_NOTE, length: note.length });
  return accept(note);
}

/** Two versions of a note as one, nothing of either lost: for whoever wrote on two devices at once. */
export function joinNotes(theirs: string, mine: string): string {
  if (theirs.includes(mine)) return theirs;
  if (mine.includes(theirs)) return mine;
  return `${theirs}\n\n${mine}`.slice(0, LONGEST_NOTE);
}
