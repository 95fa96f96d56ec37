import type { RowNames } from './catalogue-row.ts';

/** Asks for each name once: a catalogue names few categories and teachers, and names them often. */
export class KnownNames implements RowNames {
  readonly #categories = new Map<string, Promise<number | null>>();
  readonly #staff = new Map<string, Promise<number | null>>();

  constructor(private readonly names: RowNames) {}

  categoryId(slug: string): Promise<number | null> {
    return once(this.#categories, slug, () => this.names.categoryId(slug));
  }

  staffId(name: string): Promise<number | null> {
    return once(this.#staff, name, () => this.names.staffId(name));
  }
}

function once<T>(known: Map<string, Promise<T>>, key: string, ask: () => Promise<T>): Promise<T> {
  const found = known.get(key) ?? ask();
  known.set(key, found);
  return found;
}
