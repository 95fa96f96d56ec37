import type { ShownChoice } from '#application/read-models/office/resources/shown-things.ts';
import type { ProductKind } from '#domain/catalogue/product-kind.ts';
import type { Pickable } from '#domain/office/resources/field.ts';
import type { ResourceName } from '#domain/office/resources/all-resources.ts';
import type { Counts, ResourceValues } from '#domain/office/resources/resource.ts';

/** Which things of a list are asked for. */
export interface ThingsAsked {
  /** Words, all of which a thing must hold, whatever their case and accents; '': any. */
  readonly search: string;
  /** One of the resource's orders. */
  readonly order: string;
  /** Words of the resource's filters, by their names. */
  readonly filters: Readonly<Record<string, string>>;
  readonly skip: number;
  readonly limit: number;
  readonly now: Date;
}

/** A thing as lists know it. */
export interface ListedThing {
  readonly id: number;
  readonly values: ResourceValues;
  readonly counts: Counts;
}

/** How often a thing was saved, and by whom last. */
export interface ThingRevision {
  /** 0: never by the office. */
  readonly revision: number;
  /** '': nobody of whom there is an account. */
  readonly savedBy: string;
  readonly savedAt: Date | null;
}

/** Which of what can be picked is asked for. */
export type PickablesAsked =
  | { readonly search: string; readonly limit: number; readonly kinds?: readonly ProductKind[] }
  | { readonly ids: readonly number[] };

/** The things that the office keeps by lists and forms, by the name of their resource. */
export abstract class ResourceRecords {
  abstract list(
    name: ResourceName,
    asked: ThingsAsked,
  ): Promise<{ readonly things: readonly ListedThing[]; readonly total: number }>;
  abstract find(name: ResourceName, id: number): Promise<ResourceValues | null>;
  /** Gives its id; of an ordered resource it stands last. */
  abstract add(name: ResourceName, values: ResourceValues): Promise<number>;
  abstract change(name: ResourceName, id: number, values: ResourceValues): Promise<void>;
  abstract remove(name: ResourceName, id: number): Promise<void>;
  /** Whether something else of the school needs it. */
  abstract isUsed(name: ResourceName, id: number): Promise<boolean>;
  /** Whether a field's value is another thing's already. */
  abstract isTaken(name: ResourceName, field: string, value: string, exceptId: number | null): Promise<boolean>;
  /** Changes places with the one before (-1) or after (1). False: there is none. */
  abstract move(name: ResourceName, id: number, step: -1 | 1): Promise<boolean>;
  abstract revisionOf(name: ResourceName, id: number): Promise<ThingRevision>;
  /** Goes on from a revision to the next. False, and nothing is written, when somebody else went on from it, however close the race. */
  abstract advance(name: ResourceName, id: number, from: number, by: string, at: Date): Promise<boolean>;
  /** At most `limit` that hold all words, by label, of these kinds of product where any are named; with `ids` exactly those of them that there are. */
  abstract pickable(of: Pickable, asked: PickablesAsked): Promise<readonly ShownChoice[]>;
}
