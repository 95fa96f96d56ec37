import type { BaseIssue, BaseSchema, InferOutput } from 'valibot';

/** Any valibot schema, as the contract uses them. */
export type Schema<T = unknown> = BaseSchema<unknown, T, BaseIssue<unknown>>;

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** How the body of a request travels. `form` is multipart/form-data, as section 7 of the specification asks for some calls. */
export type BodyFormat = 'none' | 'json' | 'form';

/** Who may call: anyone, anyone (a signed-in caller is recognised), or only a signed-in one. */
export type SignIn = 'none' | 'optional' | 'required';

export interface Endpoint<P = unknown, Q = unknown, B = unknown, A = unknown> {
  readonly method: Method;
  /** Path with `:name` parameters, from the root of the origin. */
  readonly path: string;
  /** One line in Spanish for the API documents. */
  readonly summary: string;
  /** The heading it stands under in the API documents. */
  readonly area: string;
  readonly signIn: SignIn;
  readonly bodyFormat: BodyFormat;
  readonly params: Schema<P> | null;
  readonly query: Schema<Q> | null;
  readonly body: Schema<B> | null;
  /** What a success answers as JSON; null: 204, no content. */
  readonly answer: Schema<A> | null;
  /** HTTP status of a success. */
  readonly status: number;
  /** Whether the caller must send an `Idempotency-Key` (every call that buys, pays or grants). */
  readonly idempotent: boolean;
  /** Bytes of the largest file that its form takes; null: it takes none. */
  readonly largestFile: number | null;
}

type Output<S> = S extends Schema ? InferOutput<S> : undefined;

interface EndpointParts<P, Q, B, A> {
  method: Method;
  path: string;
  summary: string;
  area: string;
  signIn?: SignIn;
  bodyFormat?: BodyFormat;
  params?: P;
  query?: Q;
  body?: B;
  answer?: A;
  status?: number;
  idempotent?: boolean;
  largestFile?: number;
}

/**
 * Describes one call of the API, for the server that serves it, the browser that makes it and the documents that show it.
 * The body travels as JSON unless said otherwise; nobody needs to be signed in unless said otherwise.
 */
export function endpoint<
  P extends Schema | undefined = undefined,
  Q extends Schema | undefined = undefined,
  B extends Schema | undefined = undefined,
  A extends Schema | undefined = undefined,
>(parts: EndpointParts<P, Q, B, A>): Endpoint<Output<P>, Output<Q>, Output<B>, Output<A>> {
  return {
    method: parts.method,
    path: parts.path,
    summary: parts.summary,
    area: parts.area,
    signIn: parts.signIn ?? 'none',
    bodyFormat: parts.body === undefined ? 'none' : (parts.bodyFormat ?? 'json'),
    params: (parts.params ?? null) as Schema<Output<P>> | null,
    query: (parts.query ?? null) as Schema<Output<Q>> | null,
    body: (parts.body ?? null) as Schema<Output<B>> | null,
    answer: (parts.answer ?? null) as Schema<Output<A>> | null,
    status: parts.status ?? (parts.answer === undefined ? 204 : 200),
    idempotent: parts.idempotent ?? false,
    largestFile: parts.largestFile ?? null,
  };
}
