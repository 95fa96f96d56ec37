import type { Refusal, Result } from '#domain/shared/result.ts';

/** The value of a result that must have been accepted; throws with the refusal when it was not. */
export function accepted<T, R extends Refusal>(result: Result<T, R>): T {
  if (!result.ok) throw new Error(`Refused: ${JSON.stringify(result.refusal)}`);
  return result.value;
}

/** The refusal of a result that must have been refused; throws when it was not. */
export function refused<T, R extends Refusal>(result: Result<T, R>): R {
  if (result.ok) throw new Error(`Accepted: ${JSON.stringify(result.value)}`);
  return result.refusal;
}
