import { makeAutoObservable, runInAction } from 'mobx';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import type { OfficeReceiptsApi } from '#application/browser/receipts/ports/office-receipts-api.ts';

/** Which rejected credit note is issued with another number. */
export class ReplaceNoteStore {
  /** The note about which somebody is asked if they mean it. */
  asking: string | null = null;
  /** The note that is being issued anew. */
  busy: string | null = null;
  /** What stood in the way of the last one, and of which it was. */
  problem: { readonly id: string; readonly text: string } | null = null;
  readonly #api: OfficeReceiptsApi;
  readonly #ids: IdGenerator;
  /** One for each note: what was issued and whose answer was lost is not issued a second time. */
  readonly #keys = new Map<string, string>();

  constructor(api: OfficeReceiptsApi, ids: IdGenerator) {
    this.#api = api;
    this.#ids = ids;
    makeAutoObservable(this);
  }

  ask(id: string | null): void {
    this.asking = id;
    this.problem = null;
  }

  /** The code of what was issued; null: nothing was, and the page says why. */
  async issue(id: string): Promise<string | null> {
    if (this.busy !== null) return null;
    this.asking = null;
    this.busy = id;
    const key = this.#keys.get(id) ?? this.#ids.newId();
    this.#keys.set(id, key);
    const issued = await this.#api.replaceNote(id, key);
    runInAction(() => {
      this.busy = null;
      this.problem = issued.ok ? null : { id, text: issued.refusal.detail };
    });
    return issued.ok ? issued.value.code : null;
  }
}
