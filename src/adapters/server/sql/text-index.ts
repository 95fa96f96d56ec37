import { SHORTEST_SEARCH, type SearchableText } from '#domain/catalogue/search.ts';

/**
 * Which texts have three characters in a row: to find a part, only those that have its rarest three are looked at. Made when it
 * is first asked.
 */
export class TextIndex {
  readonly #texts: readonly SearchableText[];
  #places: ReadonlyMap<string, readonly number[]> | null = null;

  constructor(texts: readonly SearchableText[]) {
    this.#texts = texts;
  }

  /** The texts that contain one of these parts, in their order, and some others. @param parts each of SHORTEST_SEARCH characters or more. */
  containing(parts: readonly string[]): readonly SearchableText[] {
    this.#places ??= placesOf(this.#texts);
    const lists = parts.map((part) => this.#rarest(part));
    const [first = []] = lists;
    const places = lists.length === 1 ? first : [...new Set(lists.flat())].toSorted((a, b) => a - b);
    return places.flatMap((place) => this.#texts[place] ?? []);
  }

  /** The fewest texts among which every one with the part stands. */
  #rarest(part: string): readonly number[] {
    return gramsOf(part)
      .map((gram) => this.#places?.get(gram) ?? [])
      .reduce((least, places) => (places.length < least.length ? places : least));
  }
}

function placesOf(texts: readonly SearchableText[]): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>();
  for (const [place, { text }] of texts.entries()) {
    for (const gram of gramsOf(text)) {
      const known = places.get(gram);
      if (known === undefined) places.set(gram, [place]);
      else if (known.at(-1) !== place) known.push(place);
    }
  }
  return places;
}

function gramsOf(text: string): readonly string[] {
  const grams: string[] = [];
  for (let from = 0; from + SHORTEST_SEARCH <= text.length; from += 1) {
    grams.push(text.slice(from, from + SHORTEST_SEARCH));
  }
  return grams;
}
