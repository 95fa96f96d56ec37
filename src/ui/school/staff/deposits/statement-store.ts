import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ChosenFile } from '#application/browser/shared/ports/chosen-file.ts';
import type { StaffDepositsApi } from '#application/browser/vouchers/ports/staff-deposits-api.ts';
import type { StatementArrival } from '#application/read-models/vouchers/staff-deposits.ts';

/** A bank's file: chosen, looked at, brought in. */
export class StatementStore {
  accountId = '';
  file: ChosenFile | null = null;
  /** What the chosen file would bring; once it is brought, what it brought. */
  arrival: StatementArrival | null = null;
  isBrought = false;
  problem = '';
  busy: 'reading' | 'bringing' | null = null;
  readonly #api: StaffDepositsApi;

  constructor(api: StaffDepositsApi) {
    this.#api = api;
    makeAutoObservable(this, { file: observableRef, arrival: observableRef });
  }

  /** Another account: its files are read otherwise. */
  choose(accountId: string): void {
    this.accountId = accountId;
    this.file = null;
    this.clear();
  }

  /** Looks at a file; keeps nothing of it. @param accountId the one that the page shows as chosen. */
  async take(accountId: string, file: ChosenFile): Promise<void> {
    if (this.busy !== null) return;
    this.accountId = accountId;
    this.file = file;
    this.clear();
    await this.ask('reading', file);
  }

  /** Brings the chosen file in; true once it is. */
  async bring(): Promise<boolean> {
    if (this.busy !== null || this.file === null) return false;
    await this.ask('bringing', this.file);
    return this.isBrought;
  }

  private async ask(how: 'reading' | 'bringing', file: ChosenFile): Promise<void> {
    this.busy = how;
    const answer = await (how === 'reading'
      ? this.#api.rehearse(this.accountId, file)
      : this.#api.bring(this.accountId, file));
    runInAction(() => {
      this.busy = null;
      this.problem = answer.ok ? '' : answer.refusal.detail;
      if (!answer.ok) return;
      this.arrival = answer.value;
      this.isBrought = how === 'bringing';
    });
  }

  private clear(): void {
    this.arrival = null;
    this.isBrought = false;
    this.problem = '';
  }
}
