import type { ThingAction } from '#domain/office/office-log.ts';
import type { Permission } from '#domain/office/permissions.ts';
import type { Fields, TypedValue, TypedFields, Values } from './field.ts';

/** What is wrong with a form, by the names of its fields. */
export type Faults = Readonly<Record<string, string>>;

/** What a list knows of a thing beside its fields: sums that the database counts, by name. */
export type Counts = Readonly<Record<string, number>>;

/** A column of a list: what it says of a thing. */
export interface ListColumn {
  readonly name: string;
  readonly title: string;
  /** Numbers stand below each other; a state is a word that stands out. */
  readonly look?: 'amount' | 'state';
  readonly text: (typed: TypedFields, counts: Counts, now: Date) => string;
}

/** By what a list is narrowed. */
export interface ListFilter {
  readonly label: string;
  /** Its words, and what they are called. */
  readonly choices: Readonly<Record<string, string>>;
}

/** A kind of thing that the school keeps, described once: lists, forms, checks, the API and the log go by it. */
export interface Resource {
  /** The last part of its address in the API, such as 'categories'. */
  readonly name: string;
  /** What one is in the log. */
  readonly thing: ThingAction;
  /** Where it is in the office: /colaboradores/{path}. */
  readonly path: string;
  readonly title: string;
  readonly lead: string;
  readonly texts: {
    /** The link to a new one. */
    readonly add: string;
    /** Of an empty list. */
    readonly none: string;
    /** Why one that is used cannot be taken away. */
    readonly inUse: string;
  };
  readonly sees: Permission;
  readonly changes: Permission;
  readonly fields: Fields;
  /** Which field names a thing. */
  readonly nameField: string;
  readonly columns: readonly ListColumn[];
  readonly filters: Readonly<Record<string, ListFilter>>;
  /** By what it can be ordered, and what that is called; the first is taken unless somebody asks. */
  readonly orders: Readonly<Record<string, string>>;
  /** People choose its order, by which pages show it. */
  readonly isOrdered: boolean;
  /** What is said of a field that must be another's alone, when it is. */
  readonly unique: Readonly<Record<string, string>>;
  /** Fields that decide more than the thing, and what whoever changes one may do besides. */
  readonly guarded: Readonly<Record<string, Permission>>;
  /** Where a visitor sees one; null: on no page of its own. */
  readonly pageOf: (typed: TypedFields) => string | null;
  /** What no field can tell by itself. */
  readonly check: (values: ResourceValues) => Faults;
}

/** What the fields of a thing mean, by their names. */
export type ResourceValues = Readonly<Record<string, unknown>>;

/** A resource as it is described; what is not said has nothing to say. */
interface Described<F extends Fields>
  extends
    Omit<Resource, 'fields' | 'nameField' | 'unique' | 'guarded' | 'check' | 'filters' | 'isOrdered' | 'pageOf'>,
    Partial<Pick<Resource, 'filters' | 'isOrdered' | 'pageOf'>> {
  readonly fields: F;
  readonly nameField: keyof F & string;
  readonly unique?: { readonly [Name in keyof F]?: string };
  readonly guarded?: { readonly [Name in keyof F]?: Permission };
  readonly check?: (values: Values<F>) => Faults;
}

/** A resource by what is said of it; from here on its fields are known by their names alone. */
export function describeResource<F extends Fields>({ check, unique, guarded, ...described }: Described<F>): Resource {
  return {
    filters: {},
    isOrdered: false,
    pageOf: () => null,
    ...described,
    unique: (unique ?? {}) as Resource['unique'],
    guarded: (guarded ?? {}) as Resource['guarded'],
    check: (values) => check?.(values as Values<F>) ?? {},
  };
}

/** A column that says a field as it was typed. */
export function columnOf(fields: Fields, name: string, look?: ListColumn['look']): ListColumn {
  const described = fields[name];
  const title = described?.label ?? name;
  return { name, title, ...(look !== undefined && { look }), text: (typed) => shownField(fields, name, typed[name]) };
}

/** A column that says what the database counts. */
export const countColumn = (name: string, title: string): ListColumn => ({
  name,
  title,
  look: 'amount',
  text: (_, counts) => String(counts[name] ?? 0),
});

/** What was typed in a field, as a list and the log tell it. */
export function shownField(fields: Fields, name: string, typed: TypedValue | undefined): string {
  const described = fields[name];
  return typed === undefined || described === undefined ? '' : described.show(typed);
}

/** What a fault is of, as the form calls it: 'Palabra', 'Enlace, línea 2' of a part of a line ('lines-1-link'); '' of no field. */
export function faultyField(fields: Fields, path: string): string {
  const [name = '', line = '', part = ''] = path.split('-');
  const field = fields[name];
  const label = field?.parts?.[part]?.label;
  return label === undefined ? (field?.label ?? '') : `${label}, ${field?.each ?? ''} ${Number(line) + 1}`;
}
