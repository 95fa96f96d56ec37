import type { Result } from '#domain/shared/result.ts';

/** A line of a list that is typed, such as a picture of a campaign with its link. */
export type TypedRow = Readonly<Record<string, string>>;

/** What a form holds of a field, and the API carries: a text, a tick, ids that were picked, or lines. */
export type TypedValue = string | boolean | readonly number[] | readonly TypedRow[];

/** What a form holds, by the names of its fields. */
export type TypedFields = Readonly<Record<string, TypedValue>>;

/** How a field is typed, and so how the API carries it. */
export type FieldKind =
  | 'line'
  | 'lines'
  | 'slug'
  | 'word'
  | 'email'
  | 'amount'
  | 'percent'
  | 'number'
  | 'day'
  | 'choice'
  | 'tick'
  | 'pick'
  | 'picks'
  | 'picture'
  | 'rows';

/** What can be picked in the office, by the name under which it is looked for. */
export type Pickable = 'products' | 'seller-codes';

/** What is wrong with what was typed, in words for whoever typed it. */
export interface TypedFault {
  readonly kind: 'field-fault';
  readonly text: string;
}

/** One field of a resource: what it is called, how it is typed, and what it means. */
export interface ResourceField<Value = unknown> {
  readonly kind: FieldKind;
  readonly label: string;
  readonly hint?: string;
  readonly isOptional: boolean;
  /** Characters at most; null where that says nothing. */
  readonly longest: number | null;
  /** What a new form begins with. */
  readonly blank: TypedValue;
  /** Of a choice: its words, and what they are called. */
  readonly choices?: Readonly<Record<string, string>>;
  readonly of?: Pickable;
  /** Of a slug: the field that it is made from where nobody types one. */
  readonly madeFrom?: string;
  /** Of lines: the fields of each, and how many there are at most. */
  readonly parts?: Readonly<Record<string, ResourceField>>;
  readonly most?: number;
  /** What one of them is called, where it is not a line: a feminine noun. */
  readonly each?: string;
  /** The folder that a picture is kept in. */
  readonly folder?: PictureFolder;
  /** Where nothing is asked: the field is shown when another one holds this word. */
  readonly shownWhen?: { readonly field: string; readonly is: string };
  read(typed: TypedValue): Result<Value, TypedFault>;
  write(value: Value): TypedValue;
  /** What was typed as a list or a line of the log tells it. */
  show(typed: TypedValue): string;
}

/** Where pictures of the office are kept, seen by everybody. */
export type PictureFolder = 'retratos' | 'logotipos' | 'anuncios';

export type Fields = Readonly<Record<string, ResourceField>>;

/** What the fields of a form mean. */
export type Values<F extends Fields> = {
  readonly [Name in keyof F]: F[Name] extends ResourceField<infer Value> ? Value : never;
};

/** The text of a field that is typed as one. */
export const textIn = (typed: TypedValue | undefined): string => (typeof typed === 'string' ? typed.trim() : '');

/** Whether a field is asked for, as the others are typed. */
export const isAsked = ({ shownWhen }: Pick<ResourceField, 'shownWhen'>, typed: TypedFields): boolean =>
  shownWhen === undefined || typed[shownWhen.field] === shownWhen.is;
