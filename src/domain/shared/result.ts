/** The outcome of a step that may be refused: refusals are returned, surprises are thrown. */
export type Result<T, R> = Accepted<T> | Refused<R>;

export interface Accepted<T> {
  readonly ok: true;
  readonly value: T;
}

export interface Refused<R> {
  readonly ok: false;
  readonly refusal: R;
}

/** What every refusal carries at least: a name of its own, by which texts and HTTP statuses are found. */
export interface Refusal {
  readonly kind: string;
}

export const accept = <T>(value: T): Accepted<T> => ({ ok: true, value });

export const refuse = <const R extends Refusal>(refusal: R): Refused<R> => ({ ok: false, refusal });

/** The result with its value turned into another; a refusal stays as it is. */
export function mapValue<T, U, R>(result: Result<T, R>, turn: (value: T) => U): Result<U, R> {
  return result.ok ? accept(turn(result.value)) : result;
}
