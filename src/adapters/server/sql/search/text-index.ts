import { SHORTEST_SEARCH, type SearchableText } from '#domain/search/search.ts';

/** Which texts have three characters in a row: to find a part, only those that have its rarest three are looked at. */
export class TextIndex {
  readonly #texts: SearchableText[] = [];
  readonly #places = new Map<string, number[]>();

  /** The texts in the order in which they were added. */
  get texts(): readonly SearchableText[] {
    return this.#texts;
  }

  add(searchable: SearchableText): void {
    const place = this.#texts.push(searchable) - 1;
    for (const gram of gramsOf(searchable.text)) {
      const known = this.#places.get(gram);
      if (known === undefined) this.#places.set(gram, [place]);
      else if (known.at(-1) !== place) known.push(place);
    }
  }

  /** The texts that contain one of these parts, in their order, and some others. @param parts each of SHORTEST_SEARCH characters or more. */
  containing(parts: readonly string[]): readonly SearchableText[] {
    const lists = parts.map((part) => this.#rarest(part));
    const [first = []] = lists;
    const places = lists.length === 1 ? first : [...new Set(lists.flat())].toSorted((a, b) => a - b);
    return places.flatMap((place) => this.#texts[place] ?? []);
  }

  /** The fewest texts among which every one with the part stands. */
  #rarest(part: string): readonly number[] {
    return gramsOf(part)
      .map((gram) => this.#places.get(gram) ?? [])
      .reduce((least, places) => (places.length < least.length ? places : least));
  }
}

function gramsOf(text: string): readonly string[] {
  const grams: string[] = [];
  for (let from = 0; from + SHORTEST_SEARCH <= text.length; from += 1) {
    grams.push(text.slice(from, from + SHORTEST_SEARCH));
  }
  return grams;
}
