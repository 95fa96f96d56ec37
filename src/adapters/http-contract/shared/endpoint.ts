import type { BaseIssue, BaseSchema, InferInput, InferOutput } from 'valibot';
import type { Permission } from '#domain/office/permissions.ts';
import type { SentFile } from './form-file.ts';

/** Any valibot schema, as the contract uses them. */
export type Schema = BaseSchema<unknown, unknown, BaseIssue<unknown>>;

/** What an endpoint says of one part of a call; null: it has no such part. */
export type CallPart = Schema | null;

/** A part as it is given to be sent; undefined: there is none. */
export type InputOf<P extends CallPart> = P extends Schema ? Unchanged<InferInput<P>> : undefined;

/** A part as it is read by whom it was sent to; undefined: there is none. */
export type OutputOf<P extends CallPart> = P extends Schema ? InferOutput<P> : undefined;

/** Whoever sends something does not have it changed: lists and records may be read-only ones. */
type Unchanged<T> = T extends SentFile
  ? T
  : T extends readonly unknown[] | Readonly<Record<string, unknown>>
    ? { readonly [K in keyof T]: Unchanged<T[K]> }
    : T;

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** How the body of a request travels. `form` is multipart/form-data, as section 7 of the specification asks for some calls. */
export type BodyFormat = 'none' | 'json' | 'form';

/** Who may call: anyone, anyone (a signed-in caller is recognised), or only a signed-in one. */
export type SignInNeed = 'none' | 'optional' | 'required';

/** `fresh-proof`: the password was asked for within ten minutes (domain/accounts/factor/fresh-proof.ts). */
export type Freshness = 'fresh-proof';

export interface Endpoint<
  P extends CallPart = CallPart,
  Q extends CallPart = CallPart,
  B extends CallPart = CallPart,
  A extends CallPart = CallPart,
  S extends SignInNeed = SignInNeed,
  K extends boolean = boolean,
  N extends Permission | null = Permission | null,
> {
  readonly method: Method;
  /** Path with `:name` parameters, from the root of the origin. */
  readonly path: string;
  /** One line in Spanish for the API documents. */
  readonly summary: string;
  /** The heading it stands under in the API documents. */
  readonly area: string;
  readonly signIn: S;
  /** What its caller must be allowed to do in the office; null: it is no call of the office. */
  readonly permission: N;
  /** Whether its caller must have shown their password a moment ago: what it does cannot be undone. */
  readonly freshness: Freshness | null;
  readonly bodyFormat: BodyFormat;
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  /** What a success answers as JSON; null: 204, no content. */
  readonly answer: A;
  /** HTTP status of a success. */
  readonly status: number;
  /** Whether the caller must send an `Idempotency-Key` (every call that buys, pays or grants). */
  readonly idempotent: K;
  /** Bytes of the largest file that its form takes; null: it takes none. */
  readonly largestFile: number | null;
  /** Bytes of the largest JSON body that it takes; null: as many as any call. */
  readonly largestBody: number | null;
}

interface EndpointParts<P, Q, B, A, S, K, N> {
  method: Method;
  path: string;
  summary: string;
  area: string;
  signIn?: S;
  /** Whoever needs one is signed in: nothing else compiles. */
  permission?: S extends 'required' ? N : never;
  /** Whoever must prove again who they are is signed in: nothing else compiles. */
  freshness?: S extends 'required' ? Freshness : never;
  bodyFormat?: BodyFormat;
  params?: P;
  query?: Q;
  body?: B;
  answer?: A;
  status?: number;
  idempotent?: K;
  largestFile?: number;
  largestBody?: number;
}

/**
 * Describes one call of the API, for the server that serves it, the browser that makes it and the documents that show it.
 * The body travels as JSON unless said otherwise; nobody needs to be signed in unless said otherwise.
 */
export function endpoint<
  P extends CallPart = null,
  Q extends CallPart = null,
  B extends CallPart = null,
  A extends CallPart = null,
  S extends SignInNeed = 'none',
  K extends boolean = false,
  const N extends Permission | null = null,
>(parts: EndpointParts<P, Q, B, A, S, K, N>): Endpoint<P, Q, B, A, S, K, N> {
  return {
    method: parts.method,
    path: parts.path,
    summary: parts.summary,
    area: parts.area,
    signIn: parts.signIn ?? ('none' as S),
    permission: parts.permission ?? (null as N),
    freshness: parts.freshness ?? null,
    bodyFormat: parts.body === undefined ? 'none' : (parts.bodyFormat ?? 'json'),
    params: (parts.params ?? null) as P,
    query: (parts.query ?? null) as Q,
    body: (parts.body ?? null) as B,
    answer: (parts.answer ?? null) as A,
    status: parts.status ?? (parts.answer === undefined ? 204 : 200),
    idempotent: parts.idempotent ?? (false as K),
    largestFile: parts.largestFile ?? null,
    largestBody: parts.largestBody ?? null,
  };
}
