import type { BaseIssue, BaseSchema, InferOutput } from 'valibot';
import type { Brand } from '#domain/shared/brand.ts';
import type { Money } from '#domain/shared/money.ts';
import type { Schema } from './endpoint.ts';

/** What JSON carries of a read model: an amount as a text in soles, an instant and a day as ISO 8601 texts. */
export type Wire<Model> = Model extends Money | Date | Brand<string, string>
  ? string
  : Model extends Brand<number, string>
    ? number
    : Model extends object
      ? { readonly [Field in keyof Model]: Wire<Model[Field]> }
      : Model;

/** The same for comparing: all of it mutable, as valibot infers it, and intersections as one object. */
type Plain<T> = T extends object ? { -readonly [Field in keyof T]: Plain<T[Field]> } : T;

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

type FieldsThatDiffer<A, B> = {
  [Field in keyof A | keyof B]-?: Field extends keyof A & keyof B
    ? Same<A[Field], B[Field]> extends true
      ? never
      : Field
    : Field;
}[keyof A | keyof B];

type Tied<Output, Model> =
  Same<Output, Model> extends true
    ? unknown
    : { readonly 'differs from its read model in': FieldsThatDiffer<Output, Model> };

/**
 * Ties a schema to the read model that travels by it: a field that is missing, is extra or has another type does not compile.
 * Called twice, because the model is named and the schema inferred: `wireOf<PlacedOrder>()(v.object({ … }))`.
 */
export const wireOf =
  <Model>() =>
  <S extends Schema>(
    schema: S & Tied<Plain<InferOutput<S>>, Plain<Wire<Model>>>,
  ): BaseSchema<Wire<Model>, Wire<Model>, BaseIssue<unknown>> =>
    schema as unknown as BaseSchema<Wire<Model>, Wire<Model>, BaseIssue<unknown>>;
