import type { PlainDate } from '#domain/shared/dates.ts';
import type { Money } from '#domain/shared/money.ts';
import type { SettlementLine } from './settlement-line.ts';

/** A line with whose it is. */
export interface ToldSettlement extends SettlementLine {
  readonly gateway: string;
}

/** A dispute of a charge that is not decided, or that the school won; a lost one is among what went back. */
export interface HeldDispute {
  readonly number: number;
  readonly amount: Money;
  readonly isWon: boolean;
}

/** A try at paying by a gateway, with what went back of it by the same. */
export interface GatewayCharge {
  readonly gateway: string;
  readonly purchaseNumber: string;
  /** The gateway's own name of it; null: none is known. */
  readonly transactionId: string | null;
  readonly orderNumber: number;
  readonly amount: Money;
  /** What of it was not due and was given back at the gateway: of no sum. */
  readonly surplusBack: Money;
  /** Null: as far as the school knows it charged nothing. */
  readonly chargedOn: PlainDate | null;
  /** With what banks took in disputes that were lost, which have no number at a gateway. */
  readonly refunds: readonly { readonly number: number | null; readonly amount: Money; readonly on: PlainDate }[];
  /** What may be taken off meanwhile; of a won one it comes back. */
  readonly disputes: readonly HeldDispute[];
}

/** What a month's charges are compared with: each charge and line that has to do with it, with all that belongs to either. */
export interface SettlementFacts {
  readonly charges: readonly GatewayCharge[];
  readonly lines: readonly ToldSettlement[];
  /** From which day on each gateway told anything: what was before is compared only where a line names it. */
  readonly told: ReadonlyMap<string, PlainDate>;
}
