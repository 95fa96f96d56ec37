import type { PlainDate } from '#domain/shared/dates.ts';
import type { Money } from '#domain/shared/money.ts';
import { fold } from '#domain/shared/text.ts';
import { oneLine } from '#domain/shared/typed-text.ts';
import { operationKey } from '#domain/vouchers/voucher.ts';

/** Money that came into an account, as its bank tells it. */
export interface ReadMovement {
  /** Of the operation, in Lima. */
  readonly day: PlainDate;
  /** '' where the bank tells none. */
  readonly operation: string;
  /** From one céntimo. */
  readonly amount: Money;
  /** What the bank writes of it, the buyer's message included. */
  readonly description: string;
  /** '' where the bank tells no name. */
  readonly payer: string;
  /** Céntimos in the account after it, signed; '' where the bank tells none. */
  readonly balance: string;
}

/** One with what it is known by among those of its account. */
export interface IdentifiedMovement extends ReadMovement {
  readonly identity: string;
}

/**
 * Where a movement stands: nobody said anything yet, it is money of an order, it is a part of one and waits for the rest, it went back, or it
 * is no sale.
 */
export type MovementState = 'open' | 'confirmed' | 'held' | 'returned' | 'ignored';

/** Characters that are kept of what a bank writes. */
export const longestBankText = 300;

/** What a bank writes in a cell, as it is kept. */
export const bankText = (text: string): string => [...oneLine(text)].slice(0, longestBankText).join('');

/**
 * Movements with what each is known by in its account: day, operation number, amount, the balance after it, and which one it is of those
 * that are equal in all that. Where the bank tells neither operation nor balance, what it writes of it counts as well. In whatever order
 * they come, and however often, the same ones have the same identities.
 */
export function identified(movements: readonly ReadMovement[]): readonly IdentifiedMovement[] {
  const counts = new Map<string, number>();
  return movements.map((movement) => {
    const known = knownBy(movement);
    const ordinal = (counts.get(known) ?? 0) + 1;
    counts.set(known, ordinal);
    return { ...movement, identity: `${known} ${ordinal}` };
  });
}

function knownBy({ day, operation, amount, balance, description, payer }: ReadMovement): string {
  const key = /[1-9A-Z]/i.test(operation) ? operationKey(operation) : '';
  const words = key === '' && balance === '' ? fold(`${description}/${payer}`).replaceAll(/[^a-z0-9/]/g, '') : '';
  return [day, key, amount, balance, words].join('|');
}
