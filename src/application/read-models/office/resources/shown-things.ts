import type { TypedFields } from '#domain/office/resources/field.ts';

/** A line of a list of the office: what its resource's columns say of a thing. */
export interface ShownThing {
  readonly id: number;
  /** What it is called. */
  readonly name: string;
  /** A text for each column, by its name. */
  readonly cells: Readonly<Record<string, string>>;
}

/** A page of a list. */
export interface ShownThings {
  readonly things: readonly ShownThing[];
  /** How many there are on all pages. */
  readonly total: number;
  /** How many a page holds at most. */
  readonly size: number;
}

/** A thing as its form begins. */
export interface ShownForm {
  readonly typed: TypedFields;
  /** How often it was saved; 0: never in the office. */
  readonly revision: number;
  /** '': nobody of whom there is an account. */
  readonly savedBy: string;
  /** ISO 8601; null: never in the office. */
  readonly savedAt: string | null;
  /** What is picked in it, and what there is to pick of short lists, by field. */
  readonly choices: Readonly<Record<string, readonly ShownChoice[]>>;
}

/** Something that can be picked. */
export interface ShownChoice {
  readonly id: number;
  readonly label: string;
}

/** What was saved. */
export interface ShownSaved {
  readonly id: number;
  readonly revision: number;
}
