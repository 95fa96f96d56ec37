import type { EditedProduct } from '#domain/office/products/product-state.ts';
import type { CopyPart, Lack } from '#domain/office/working-copy.ts';

/**
 * What a part of a product's working copy means: how it is read from what is published, what it lacks, and how it is published.
 * Each stands in the area that its part belongs to, and in the list of `PartEditors`.
 */
export abstract class PartEditor<Content = unknown> {
  abstract readonly part: CopyPart;
  /** The part as it is published; of a product that never was, as an empty one. */
  abstract read(productId: number): Promise<Content>;
  /** What it lacks, what hinders first. Reads at most; the content was parsed by the part's schema. */
  abstract check(content: Content, product: EditedProduct): readonly Lack[] | Promise<readonly Lack[]>;
  /** Publishes it, inside the transaction that publishes the product. What exists keeps its id: progress, attempts and notes name it. */
  abstract apply(productId: number, content: Content, now: Date): Promise<void>;

  /** What a copy of the product begins with: the same, without the ids of what exists. Null: with nothing. */
  copied(_content: Content, _copying: Copying): Content | null | Promise<Content | null> {
    return null;
  }

  /** What publishing it changes for whoever has the product already, in sentences; nothing, unless said. */
  effects(_productId: number, _content: Content): Promise<readonly string[]> {
    return Promise.resolve([]);
  }
}

/** A product that begins as another one is, while its parts are copied in their order. */
export interface Copying {
  readonly from: number;
  readonly to: number;
  /** The id that a thing has in the copy: the same for the same one, in whichever part it is named. */
  readonly idOf: (thing: CopiedThing, id: number | string) => string;
}

export type CopiedThing = 'module' | 'class' | 'material' | 'exam' | 'question';

/** The editors of all parts that can be edited. */
export class PartEditors {
  readonly #byPart: ReadonlyMap<CopyPart, PartEditor>;

  constructor(editors: readonly PartEditor[]) {
    this.#byPart = new Map(editors.map((editor) => [editor.part, editor]));
  }

  /** Null: such a part is not edited here. */
  of(part: CopyPart): PartEditor | null {
    return this.#byPart.get(part) ?? null;
  }

  /** The editors of these parts, in their order. */
  among(parts: readonly CopyPart[]): readonly PartEditor[] {
    return parts.flatMap((part) => this.of(part) ?? []);
  }
}
