import type { SettlementApi } from '#application/browser/receipts/ports/settlement-api.ts';
import type { SettlementArrival } from '#application/read-models/receipts/settlements.ts';
import type { SettlementField } from '#domain/receipts/settlements/settlement-fields.ts';
import { StatementStore } from '#ui/school/staff/deposits/statement-store.ts';

/** A gateway's file of settlements: chosen, looked at, brought in as a bank's is. */
export class SettlementStore {
  readonly file: StatementStore<SettlementField, SettlementArrival>;

  constructor(api: SettlementApi) {
    this.file = new StatementStore<SettlementField, SettlementArrival>(api);
  }
}
