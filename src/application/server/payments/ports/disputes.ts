import type { Dispute, DisputeState } from '#domain/payments/dispute.ts';

/** Payments that a bank takes back, beside the orders. */
export abstract class Disputes {
  /** The next number, from 1: given back when the transaction is undone. */
  abstract nextNumber(): Promise<number>;
  abstract add(dispute: Dispute): Promise<void>;
  abstract find(id: string): Promise<Dispute | null>;
  /** @param number as people know it, from 1. */
  abstract numbered(number: number): Promise<Dispute | null>;
  /** Of an order, the first first. */
  abstract ofOrder(orderId: string): Promise<readonly Dispute[]>;
  /** Writes it down as it is now. False when it is not in `from` (any more): then nothing is written. */
  abstract move(dispute: Dispute, from: DisputeState): Promise<boolean>;
}
