import type { ProductKind } from '#domain/catalogue/product-kind.ts';

/** The parts of the front page that show products, what each may show, and how much of it. The order is that in which they choose. */
export const frontShelves = {
  newest: { kinds: ['course', 'workshop', 'diploma', 'specialised-course', 'book', 'magazine'], size: 4 },
  /** Those to come; the first stands above everything. */
  seminars: { kinds: ['seminar'], size: 5 },
  courses: { kinds: ['course', 'workshop', 'diploma', 'specialised-course'], size: 10 },
  books: { kinds: ['book', 'magazine'], size: 6 },
  plans: { kinds: ['plan'], size: 4 },
} as const satisfies Readonly<Record<string, { readonly kinds: readonly ProductKind[]; readonly size: number }>>;

/** The name of a part of the front page that shows products. */
export type FrontShelf = keyof typeof frontShelves;

export const frontShelfNames = Object.keys(frontShelves) as readonly FrontShelf[];

/** Something of each of these parts. */
export type OfFrontShelves<T> = Readonly<Record<FrontShelf, T>>;

/** What a choice needs to know of a product. */
interface Choosable {
  readonly id: number;
  readonly kind: ProductKind;
  /** A seminar that was held already. */
  readonly isOver: boolean;
}

/**
 * What each part shows: first what was picked by hand, in its order, then what comes by itself. Nothing is told twice: what is picked for a
 * part stands there alone, anything else in the first part that has it. A pick that does not belong there, or is over, is passed over.
 */
export function frontProducts<P extends Choosable>(
  picked: OfFrontShelves<readonly P[]>,
  bySelf: OfFrontShelves<readonly P[]>,
): OfFrontShelves<readonly P[]> {
  const told = new Set<number>();
  const takeNew = (products: readonly P[], most: number): readonly P[] => {
    const taken: P[] = [];
    for (const product of products) {
      if (taken.length >= most || told.has(product.id)) continue;
      told.add(product.id);
      taken.push(product);
    }
    return taken;
  };
  const chosen = mapShelves((part) =>
    takeNew(
      picked[part].filter((product) => belongsTo(part, product)),
      frontShelves[part].size,
    ),
  );
  return mapShelves((part) => [
    ...chosen[part],
    ...takeNew(bySelf[part], frontShelves[part].size - chosen[part].length),
  ]);
}

function belongsTo(part: FrontShelf, { kind, isOver }: Choosable): boolean {
  return (frontShelves[part].kinds as readonly ProductKind[]).includes(kind) && !isOver;
}

function mapShelves<T>(make: (part: FrontShelf) => T): OfFrontShelves<T> {
  return Object.fromEntries(frontShelfNames.map((part) => [part, make(part)])) as OfFrontShelves<T>;
}
