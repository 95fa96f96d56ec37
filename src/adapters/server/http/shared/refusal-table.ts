import type { Problem } from '#adapters/http-contract/shared/problem.ts';
import type { Refusal } from '#domain/shared/result.ts';

/** How a refusal is answered: its HTTP status, and what a person reads. */
export interface RefusalAnswer<R> {
  readonly status: number;
  readonly detail: string | ((refusal: R) => string);
  readonly field?: string | ((refusal: R) => string | undefined);
  /** Literal text of AUTH-7; the detail where none applies. */
  readonly message?: string;
  /** What else the browser may know of the refusal. */
  readonly data?: (refusal: R) => Record<string, unknown>;
}

/** One row for each refusal an area can give: one without a row does not compile. */
export type RefusalTable<R extends Refusal> = { readonly [K in R['kind']]: RefusalAnswer<Extract<R, { kind: K }>> };

/** Those rows of an area's table that one endpoint needs. */
export function only<T extends object, K extends keyof T>(table: T, ...kinds: readonly K[]): Pick<T, K> {
  return Object.fromEntries(kinds.map((kind) => [kind, table[kind]])) as Pick<T, K>;
}

/** What a result may be refused with. */
export type RefusalOf<O> = O extends { readonly ok: false; readonly refusal: infer R extends Refusal } ? R : never;

/** Stands for the refusals of a handler until the compiler has looked at it, which it does last. */
export interface UnseenRefusal extends Refusal {
  readonly unseen?: never;
}

/** A table with exactly the rows of some refusals: it is also what the documents of the API tell. */
export type ExactTable<T, R extends Refusal> = 'unseen' extends keyof R
  ? unknown
  : keyof T extends R['kind']
    ? RefusalTable<R>
    : { readonly 'rows that nothing needs': Exclude<keyof T, R['kind']> };

/** Thrown where an answer must be a problem and no use case is asked: bad input, missing sign-in. */
export class ProblemError extends Error {
  constructor(
    readonly problem: Problem,
    /** What its answer says beside the body. */
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(problem.detail);
  }
}

const titles: Readonly<Record<number, string>> = {
  400: 'Datos no válidos',
  401: 'Inicia sesión',
  403: 'Acceso restringido',
  404: 'No encontrado',
  405: 'Método no admitido',
  408: 'Demasiado lento',
  409: 'No es posible en este momento',
  410: 'Ya no está disponible',
  411: 'Falta el tamaño',
  413: 'Demasiado grande',
  414: 'Dirección demasiado larga',
  415: 'Formato no admitido',
  422: 'No se puede procesar',
  431: 'Demasiados datos',
  429: 'Demasiados intentos',
  500: 'Error del servidor',
  503: 'Servicio no disponible',
};

/** What a status is called. */
export function titleOf(status: number): string {
  return titles[status] ?? 'Error';
}

/** Problem details (RFC 9457) with a Spanish detail, which is also its `message` where none of AUTH-7 applies. */
export function problemOf(
  status: number,
  kind: string,
  detail: string,
  more: { field?: string | undefined; message?: string | undefined; data?: Record<string, unknown> | undefined } = {},
): Problem {
  return {
    type: `urn:escuela:problema:${kind}`,
    title: titleOf(status),
    status,
    detail,
    kind,
    ...(more.field === undefined ? {} : { field: more.field }),
    message: more.message ?? detail,
    ...(more.data === undefined ? {} : { data: more.data }),
  };
}

/** While the database is gone or too busy: the same request may be sent again. */
export function databaseUnavailable(): Problem {
  return problemOf(
    503,
    'database-unavailable',
    'La escuela no puede atenderte en este momento. Vuelve a intentarlo en unos segundos.',
  );
}

/** While the storage of files does not answer: whatever needs none of them works. */
export function filesUnavailable(): Problem {
  return problemOf(
    503,
    'files-unavailable',
    'No podemos abrir ni guardar archivos en este momento. Vuelve a intentarlo en unos segundos.',
  );
}

/** The problem that answers a refusal, by its area's table. */
export function problemOfRefusal<R extends Refusal>(refusal: R, table: RefusalTable<R>): Problem {
  const answer = table[refusal.kind as R['kind']];
  const given = refusal as Extract<R, { kind: R['kind'] }>;
  const detail = typeof answer.detail === 'function' ? answer.detail(given) : answer.detail;
  const field = typeof answer.field === 'function' ? answer.field(given) : answer.field;
  return problemOf(answer.status, refusal.kind, detail, {
    field,
    message: answer.message,
    data: answer.data?.(given),
  });
}

/** What is said of more than a call or a file may have. */
export const tooLargeText = 'Lo que envías es demasiado grande.';
