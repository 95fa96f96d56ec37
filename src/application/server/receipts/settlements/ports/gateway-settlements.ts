import type { BookMonth } from '#domain/receipts/books/book-month.ts';
import type { SettlementFacts } from '#domain/receipts/settlements/settlement-facts.ts';
import type { SettlementLayout } from '#domain/receipts/settlements/settlement-layout.ts';
import type { IdentifiedSettlement } from '#domain/receipts/settlements/settlement-line.ts';
import type { PlainDate } from '#domain/shared/dates.ts';

/** What a gateway told so far. */
export interface ToldByGateway {
  readonly gateway: string;
  readonly lines: number;
  readonly first: PlainDate;
  readonly last: PlainDate;
}

/** What gateways say that they settled, and how each writes its files. */
export abstract class GatewaySettlements {
  /** How the gateway's files are read; null: nobody said so yet. */
  abstract layoutOf(gateway: string): Promise<SettlementLayout | null>;
  abstract keepLayout(gateway: string, layout: SettlementLayout): Promise<void>;
  /** Which of some identities the gateway told already. */
  abstract known(gateway: string, identities: readonly string[]): Promise<ReadonlySet<string>>;
  /** Adds one. False when its gateway told one of its identity, however close the race. */
  abstract add(
    line: IdentifiedSettlement & { readonly id: string; readonly gateway: string },
    at: Date,
  ): Promise<boolean>;
  /** By name. */
  abstract told(): Promise<readonly ToldByGateway[]>;
  /** What has to do with a month: charges and returns of it, lines of it, and whatever names or is named by either. */
  abstract facts(month: BookMonth): Promise<SettlementFacts>;
}
