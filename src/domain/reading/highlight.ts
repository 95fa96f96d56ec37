/** A place in a section's reading text: from and to, counted in UTF-16 units as browsers do. */
export interface TextPlace {
  readonly start: number;
  readonly end: number;
}

/** What is known of an annotated passage: where it stood, what it said, and what stood around it. */
export interface Passage extends TextPlace {
  readonly quote: string;
  /** Up to 32 characters before it. */
  readonly before: string;
  /** Up to 32 characters after it. */
  readonly after: string;
}

/** Finds a text that was edited: places with at most so many characters added, dropped or changed. */
export type FindAlike = (
  text: string,
  sought: string,
  mostErrors: number,
) => readonly (TextPlace & { readonly errors: number })[];

export const CONTEXT_LENGTH = 32;
/** A passage is found again although a fifth of it was edited. */
const toleratedShare = 0.2;
/** What of a long passage is compared letter by letter. */
const mostCompared = 600;
const shortestEdited = 8;

/** The passage between two places of a text, with what stands around it. */
export function passageAt(text: string, start: number, end: number): Passage {
  return {
    start,
    end,
    quote: text.slice(start, end),
    before: text.slice(Math.max(0, start - CONTEXT_LENGTH), start),
    after: text.slice(end, end + CONTEXT_LENGTH),
  };
}

/** For texts that cannot have been edited. */
export const findNothingAlike: FindAlike = () => [];

/**
 * Where a passage stands in a text, which may be a later edition of the one it was annotated in: letter by letter wherever that
 * is possible, among several by what stands around them and then by the distance; else where the text was edited a little.
 * Null: it is not there any more.
 */
export function locate(text: string, passage: Passage, findAlike: FindAlike): TextPlace | null {
  const { quote } = passage;
  if (quote === '') return null;
  const exact = placesOf(text, quote);
  if (exact.length > 0) return best(text, passage, exact);
  if (quote.length < shortestEdited) return null;
  const sought = quote.slice(0, mostCompared);
  const alike = findAlike(text, sought, Math.floor(sought.length * toleratedShare));
  const fewest = Math.min(...alike.map(({ errors }) => errors));
  const closest = alike.filter(({ errors, start, end }) => errors === fewest && end > start);
  const found = best(text, passage, closest);
  if (found === null) return null;
  // Of a long passage only the beginning was compared; its length tells the end.
  const end = Math.min(text.length, found.end + (quote.length - sought.length));
  return { start: found.start, end };
}

function placesOf(text: string, quote: string): readonly TextPlace[] {
  const places: TextPlace[] = [];
  for (let start = text.indexOf(quote); start !== -1; start = text.indexOf(quote, start + 1)) {
    places.push({ start, end: start + quote.length });
  }
  return places;
}

function best(text: string, passage: Passage, places: readonly TextPlace[]): TextPlace | null {
  let chosen: TextPlace | null = null;
  let chosenContext = -1;
  for (const place of places) {
    const context = commonEnd(text.slice(0, place.start), passage.before) + commonStart(text, place.end, passage.after);
    const isNearer = chosen !== null && distance(place, passage) < distance(chosen, passage);
    if (context > chosenContext || (context === chosenContext && isNearer)) {
      chosen = { start: place.start, end: place.end };
      chosenContext = context;
    }
  }
  return chosen;
}

const distance = (place: TextPlace, passage: TextPlace): number => Math.abs(place.start - passage.start);

function commonEnd(text: string, before: string): number {
  let length = 0;
  while (length < before.length && text.at(-1 - length) === before.at(-1 - length)) length += 1;
  return length;
}

function commonStart(text: string, from: number, after: string): number {
  let length = 0;
  while (length < after.length && text[from + length] === after[length]) length += 1;
  return length;
}
