import type { Instant, JsonText, Nullable } from './column-types.ts';

/** How gateways' files of settlements are read. */
export interface SettlementLayoutsTable {
  gateway: string;
  layout: JsonText;
}

/** What gateways say that they settled, a row a line. */
export interface GatewaySettlementsTable {
  id: string;
  gateway: string;
  /** Once each gateway. */
  identity: string;
  /** 'charge' or 'refund'. */
  kind: string;
  /** A purchase number, or the gateway's own name of a charge. */
  reference: string;
  /** Of the order whose code the reference is. */
  order_number: Nullable<number>;
  amount: number;
  /** Signed. */
  commission: number;
  commission_tax: number;
  net: number;
  /** 'YYYY-MM-DD', in Lima. */
  day: string;
  brought_at: Instant;
}

export interface SettlementTables {
  settlement_layouts: SettlementLayoutsTable;
  gateway_settlements: GatewaySettlementsTable;
}
