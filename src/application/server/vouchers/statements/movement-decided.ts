import type { MovementState } from '#domain/vouchers/statements/bank-movement.ts';

/** Somebody decided otherwise about a movement before, and what. */
export interface MovementDecided {
  readonly kind: 'movement-decided';
  readonly state: Exclude<MovementState, 'open'>;
  /** Of the transfer by which it went back, where another is said now. */
  readonly operation?: string;
}
