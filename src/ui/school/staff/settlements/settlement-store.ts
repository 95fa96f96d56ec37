import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { SettlementApi } from '#application/browser/receipts/ports/settlement-api.ts';
import type { SettlementArrival, StaffSettlementFile } from '#application/read-models/receipts/settlements.ts';
import type { SettlementField } from '#domain/receipts/settlements/settlement-fields.ts';
import { StatementStore } from '#ui/school/staff/deposits/statement-store.ts';

/** A gateway's file of settlements: chosen, looked at, brought in as a bank's is; and a wrong one taken away. */
export class SettlementStore {
  readonly file: StatementStore<SettlementField, SettlementArrival>;
  /** Of which somebody is asked if they mean it; null: of none. */
  asked: StaffSettlementFile | null = null;
  isTaking = false;
  /** What became of the last one; null: nothing yet. */
  said: { readonly text: string; readonly isProblem: boolean } | null = null;
  readonly #api: SettlementApi;

  constructor(api: SettlementApi) {
    this.#api = api;
    this.file = new StatementStore<SettlementField, SettlementArrival>(api);
    makeAutoObservable(this, { asked: observableRef, said: observableRef });
  }

  ask(file: StaffSettlementFile | null): void {
    this.asked = file;
    this.said = null;
  }

  /** Takes away the one that was asked about. Whether it went. */
  async takeAway(): Promise<boolean> {
    const { asked } = this;
    if (asked === null || this.isTaking) return false;
    this.isTaking = true;
    const done = await this.#api.takeAway(asked.id);
    runInAction(() => {
      this.isTaking = false;
      this.asked = null;
      this.said = done.ok
        ? { text: 'Archivo quitado. Los libros ya no comparan sus líneas.', isProblem: false }
        : { text: done.refusal.detail, isProblem: true };
      // What was looked at before may be new again.
      if (done.ok) this.file.choose(this.file.accountId);
    });
    return done.ok;
  }
}
