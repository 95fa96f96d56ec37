import type { SettlementLine } from '#domain/receipts/settlements/settlement-line.ts';
import type { SettlementLayout, SettlementPreview } from '#domain/receipts/settlements/settlement-layout.ts';

/** A gateway of the school, and what it told of its settlements so far. */
export interface StaffGateway {
  readonly name: string;
  readonly lines: number;
  /** Of the first and the last line; null: there is none. */
  readonly days: { readonly first: string; readonly last: string } | null;
}

/** A file of settlements that was brought in and not taken away. */
export interface StaffSettlementFile {
  readonly id: string;
  readonly gateway: string;
  /** ISO 8601. */
  readonly broughtAt: string;
  readonly lines: number;
  /** Of the first and the last line. */
  readonly days: { readonly first: string; readonly last: string };
  /** Whether a month of them is closed: it stays. */
  readonly isClosed: boolean;
}

/** What the school knows of its gateways' settlements. */
export interface ToldSettlements {
  /** The school's, the first that takes payments. */
  readonly gateways: readonly StaffGateway[];
  /** The last one first. */
  readonly files: readonly StaffSettlementFile[];
}

/** A line as it was read; amounts that may be below zero are decimal texts. */
export interface ShownSettlement {
  readonly day: string;
  readonly kind: SettlementLine['kind'];
  readonly reference: string;
  readonly amount: string;
  readonly commission: string;
  readonly commissionTax: string;
  readonly net: string;
}

/** What a gateway's file brings. */
export interface SettlementArrival {
  readonly layout: SettlementLayout;
  /** Its first lines, where its columns can be chosen otherwise. */
  readonly preview: SettlementPreview;
  readonly lines: number;
  /** Those that the gateway had not told. */
  readonly added: number;
  /** As they were read. */
  readonly first: readonly ShownSettlement[];
}
