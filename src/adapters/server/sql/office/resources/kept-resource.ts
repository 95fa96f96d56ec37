import type { Kysely, RawBuilder } from 'kysely';
import type { ResourceValues } from '#domain/office/resources/resource.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

/** What a row holds, whatever its table. */
export type AnyRow = Readonly<Record<string, string | number | null>>;

/** How the things of a resource are kept: a screenful for each, from which lists, forms and checks are read and written. */
export interface KeptResource {
  readonly table: keyof SchoolDatabase;
  /** The columns that its fields are kept in, all of them. */
  readonly toRow: (values: ResourceValues) => AnyRow | Promise<AnyRow>;
  readonly ofRow: (row: AnyRow) => ResourceValues;
  /** Columns that are searched by words. */
  readonly search: readonly string[];
  /** SQL of each order of the resource; ties go by id. */
  readonly orders: Readonly<Record<string, RawBuilder<unknown>>>;
  /** SQL of each word of each filter. */
  readonly filters?: Readonly<Record<string, (word: string, now: Date) => RawBuilder<unknown>>>;
  /** SQL of what is counted of a thing, which is called `thing` in it. */
  readonly counts?: Readonly<Record<string, (db: Kysely<SchoolDatabase>) => RawBuilder<unknown>>>;
  /** The column of each field that must be its thing's alone; further columns in which nothing else may have it. */
  readonly alone: Readonly<Record<string, { readonly column: string; readonly besides?: readonly [string, string][] }>>;
  /** SQL that is true of a thing that something else needs. */
  readonly isUsed?: RawBuilder<unknown>;
  /** Its order is the people's: there is a column `position`. */
  readonly isOrdered?: boolean;
  /** Rows of another table that belong to a thing: the field that holds them, and how. */
  readonly children?: {
    readonly field: string;
    readonly table: keyof SchoolDatabase;
    readonly parent: string;
    readonly toRow: (value: ResourceValues, index: number) => AnyRow;
    readonly ofRow: (row: AnyRow) => ResourceValues;
  };
}

export const text = (value: unknown): string => (typeof value === 'string' ? value : '');
export const flag = (value: unknown): 0 | 1 => (value === true ? 1 : 0);
