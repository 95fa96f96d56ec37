import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { OfficeReceiptsApi } from '#application/browser/receipts/ports/office-receipts-api.ts';
import type { OfficeReceipts } from '#application/read-models/receipts/office-receipts.ts';

/** Receipts that need a look, and which of them is asked to be sent again. */
export class OfficeReceiptsStore {
  /** Null until the page shows what it loaded. */
  shown: OfficeReceipts | null = null;
  /** The receipt that is being asked for. */
  busy: string | null = null;
  /** What stands in the way, by id. */
  problems: Readonly<Record<string, string>> = {};
  readonly #api: OfficeReceiptsApi;

  constructor(api: OfficeReceiptsApi) {
    this.#api = api;
    makeAutoObservable(this, { shown: observableRef, problems: observableRef });
  }

  show(receipts: OfficeReceipts): void {
    this.shown = receipts;
  }

  /** Asks for it, then reads anew; a second press while it is under way is none. */
  async sendAgain(id: string): Promise<void> {
    if (this.busy !== null) return;
    this.busy = id;
    const answer = await this.#api.sendAgain(id);
    const read = answer.ok ? await this.#api.read() : null;
    runInAction(() => {
      const { [id]: _, ...others } = this.problems;
      this.problems = answer.ok ? others : { ...others, [id]: answer.refusal.detail };
      if (read?.ok === true) this.show(read.value);
      this.busy = null;
    });
  }
}
