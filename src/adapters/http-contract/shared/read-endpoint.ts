import type { GenericSchema, InferOutput } from 'valibot';
import type { Permission } from '#domain/office/permissions.ts';
import type { Read, ReadInput } from '#application/read-models/shared/read.ts';
import { endpoint, type Endpoint, type Schema, type SignInNeed } from './endpoint.ts';

/** The call by which a read is asked: its address carries the input, its answer becomes the read model. */
export interface ReadEndpoint<
  Model = unknown,
  Input extends ReadInput = ReadInput,
  A extends Schema = Schema,
  S extends SignInNeed = SignInNeed,
  N extends Permission | null = Permission | null,
> extends Endpoint<null, QueryOf<Input>, null, A, S, false, N> {
  readonly reads: Read<Model, Input>;
  readonly fromWire: (wire: InferOutput<A>) => Model;
}

/** What it is asked with is what its route is given. An empty text does not travel: its schema puts it back. */
type QueryOf<Input extends ReadInput> = Input extends null ? null : GenericSchema<unknown, Input>;

interface ReadEndpointParts<Model, Input extends ReadInput, A extends Schema, S extends SignInNeed, N> {
  readonly path: string;
  /** One line in Spanish for the API documents. */
  readonly summary: string;
  /** The heading it stands under in the API documents. */
  readonly area: string;
  readonly signIn: S;
  readonly permission?: S extends 'required' ? N : never;
  /** Null for a read that is asked with nothing. */
  readonly query: QueryOf<Input>;
  readonly answer: A;
  /** What the answer becomes; whatever the model has and JSON does not (amounts, instants) is made here. */
  readonly fromWire: (wire: InferOutput<A>) => Model;
}

/** Describes the call that answers a read. A model that the answer does not become does not compile. */
export function readEndpoint<
  Model,
  Input extends ReadInput,
  A extends Schema,
  S extends SignInNeed,
  const N extends Permission | null = null,
>(
  reads: Read<Model, Input>,
  { fromWire, path, summary, area, signIn, permission, query, answer }: ReadEndpointParts<Model, Input, A, S, N>,
): ReadEndpoint<Model, Input, A, S, N> {
  const call = endpoint<null, QueryOf<Input>, null, A, S, false, N>({
    method: 'GET',
    path,
    summary,
    area,
    signIn,
    ...(permission !== undefined && { permission }),
    query,
    answer,
  });
  return { ...call, reads, fromWire };
}
