import { highlightColours } from '#domain/reading/annotation.ts';
import { findNothingAlike, locate } from '#domain/reading/highlight.ts';
import type { ShownAnnotation } from './shown-annotation.ts';
import type { PlacedHit } from '#ui/school/student/book/search-store.ts';
import { rangeOf } from './text-places.ts';

/** Names that reader-text.module.css colours. The text itself is never touched, so nothing moves. */
const searchName = 'busqueda';
const currentName = 'busqueda-actual';
const noteName = 'nota';

/** Whether this browser can colour text without changing the page. */
const canPaint = (): boolean => typeof Highlight === 'function' && 'highlights' in CSS;

/** Colours the annotations and the hits of the section that is shown. */
export function paint(
  root: HTMLElement,
  annotations: readonly ShownAnnotation[],
  hits: readonly PlacedHit[],
  current: PlacedHit | null,
): void {
  if (!canPaint()) return;
  const text = root.textContent;
  const ranges = annotations.map((annotation) => ({ annotation, range: rangeOfAnnotation(root, text, annotation) }));
  const of = (wanted: (annotation: ShownAnnotation) => boolean): Range[] =>
    ranges.filter(({ annotation }) => wanted(annotation)).flatMap(({ range }) => range ?? []);
  for (const colour of highlightColours)
    set(
      `marca-${colour}`,
      of((annotation) => annotation.colour === colour),
      0,
    );
  set(
    noteName,
    of(({ note }) => note !== ''),
    1,
  );
  set(
    searchName,
    hits.flatMap((hit) => rangeOf(root, hit) ?? []),
    2,
  );
  set(currentName, current === null ? [] : [rangeOf(root, current)].flatMap((range) => range ?? []), 3);
}

/** The school found it in this text; a page that changed meanwhile is looked through once more. */
export function rangeOfAnnotation(root: HTMLElement, text: string, { found, passage }: ShownAnnotation): Range | null {
  if (found === null) return null;
  const isThere = text.slice(found.start, found.end) === passage.quote;
  const place = isThere ? found : (locate(text, passage, findNothingAlike) ?? found);
  return rangeOf(root, place);
}

export function paintNothing(): void {
  if (canPaint()) for (const name of names) CSS.highlights.delete(name);
}

const names = [...highlightColours.map((colour) => `marca-${colour}`), noteName, searchName, currentName];

function set(name: string, ranges: readonly Range[], priority: number): void {
  const highlight = new Highlight(...ranges);
  highlight.priority = priority;
  CSS.highlights.set(name, highlight);
}
