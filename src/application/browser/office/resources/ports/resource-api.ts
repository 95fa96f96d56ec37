import type { Answer } from '#application/browser/shared/ports/call-refusal.ts';
import type {
  ShownChoice,
  ShownForm,
  ShownSaved,
  ShownThings,
} from '#application/read-models/office/resources/shown-things.ts';
import type { ChosenFile } from '#application/browser/shared/ports/chosen-file.ts';
import type { ProductKind } from '#domain/catalogue/product-kind.ts';
import type { ResourceName } from '#domain/office/resources/all-resources.ts';
import type { Pickable, PictureFolder, TypedFields } from '#domain/office/resources/field.ts';

/** Which page of a list is asked for. */
export interface PageAsked {
  readonly search: string;
  /** '': the resource's first. */
  readonly order: string;
  /** From 1. */
  readonly page: number;
  /** Words of the resource's filters, by their names. */
  readonly filters: Readonly<Record<string, string>>;
}

/** The things that the office keeps by lists and forms, for whoever sees or changes them. */
export abstract class ResourceApi {
  abstract list(name: ResourceName, asked: PageAsked): Answer<ShownThings>;
  /** @param id 0: what a new one begins with. */
  abstract read(name: ResourceName, id: number): Answer<ShownForm>;
  abstract add(name: ResourceName, typed: TypedFields): Answer<ShownSaved>;
  /** Refused ('thing-changed') when somebody else changed it since that revision. */
  abstract change(name: ResourceName, id: number, typed: TypedFields, fromRevision: number): Answer<ShownSaved>;
  abstract remove(name: ResourceName, id: number): Answer<void>;
  /** Of an ordered list: one place up or down. */
  abstract move(name: ResourceName, id: number, direction: 'up' | 'down'): Answer<void>;
  /** Sends a picture, which a form names afterwards. */
  abstract sendPicture(name: ResourceName, folder: PictureFolder, image: ChosenFile): Answer<{ readonly file: string }>;
  /** What can be picked, by words; of products only those of some kinds, where any are named. */
  abstract pickable(of: Pickable, search: string, kinds?: readonly ProductKind[]): Answer<readonly ShownChoice[]>;
  /** What was picked, by its ids, in no order; what is there no more is left out. */
  abstract picked(of: Pickable, ids: readonly number[]): Answer<readonly ShownChoice[]>;
}
