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
  /** A kind that came after the check on `kind` and says more: 'reversal', among charges; null: that says it. */
  closer_kind: Nullable<string>;
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

/** Files of settlements that were brought in and not taken away, each once its gateway. */
export interface SettlementFilesTable {
  id: string;
  gateway: string;
  /** Of all its lines; '' of what was brought before files were told apart. */
  digest: string;
  brought_at: Instant;
}

/** Which lines each of them told: one is kept as long as one of them does. */
export interface SettlementFileLinesTable {
  file_id: string;
  settlement_id: string;
}

export interface SettlementTables {
  settlement_layouts: SettlementLayoutsTable;
  gateway_settlements: GatewaySettlementsTable;
  settlement_files: SettlementFilesTable;
  settlement_file_lines: SettlementFileLinesTable;
}
