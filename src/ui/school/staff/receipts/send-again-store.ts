import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { OfficeReceiptsApi } from '#application/browser/receipts/ports/office-receipts-api.ts';

/** Which receipt is asked to be sent again. */
export class SendAgainStore {
  /** The receipt that is being asked for. */
  busy: string | null = null;
  /** What stands in the way, by id. */
  problems: Readonly<Record<string, string>> = {};
  readonly #api: OfficeReceiptsApi;

  constructor(api: OfficeReceiptsApi) {
    this.#api = api;
    makeAutoObservable(this, { problems: observableRef });
  }

  /** Asks for it, then has the page read anew; a second press while it is under way is none. */
  async sendAgain(id: string, readAnew: () => Promise<void>): Promise<void> {
    if (this.busy !== null) return;
    this.busy = id;
    const answer = await this.#api.sendAgain(id);
    if (answer.ok) await readAnew();
    runInAction(() => {
      const { [id]: _, ...others } = this.problems;
      this.problems = answer.ok ? others : { ...others, [id]: answer.refusal.detail };
      this.busy = null;
    });
  }
}
