import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { LoadProfile } from '#application/browser/accounts/load-profile.ts';
import type { GiftApi } from '#application/browser/orders/ports/gift-api.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import type { IdGenerator } from '#application/ports/id-generator.ts';

/** Accepting a gift. */
export class GiftStore {
  isBusy = false;
  isAccepted = false;
  /** Why it was not accepted. */
  refusal: CallRefusal | null = null;
  readonly #api: GiftApi;
  readonly #loadProfile: LoadProfile;
  readonly #ids: IdGenerator;
  /** One press and its repetitions are one request. */
  readonly #keys = new Map<string, string>();

  constructor(api: GiftApi, loadProfile: LoadProfile, ids: IdGenerator) {
    this.#api = api;
    this.#loadProfile = loadProfile;
    this.#ids = ids;
    makeAutoObservable(this, { refusal: observableRef });
  }

  /** The page was opened anew. */
  begin(): void {
    this.isBusy = false;
    this.isAccepted = false;
    this.refusal = null;
  }

  /** @param knowing that a part of it is the account's already. */
  async accept(secret: string, knowing: boolean): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    this.refusal = null;
    const accepted = await this.#api.accept(secret, knowing, this.#keyOf(`${secret} ${knowing}`));
    // What was given is in the menu from now on.
    if (accepted.ok) await this.#loadProfile.execute();
    runInAction(() => {
      this.isBusy = false;
      this.isAccepted = accepted.ok;
      this.refusal = accepted.ok ? null : accepted.refusal;
    });
  }

  #keyOf(request: string): string {
    const key = this.#keys.get(request) ?? this.#ids.newId();
    this.#keys.set(request, key);
    return key;
  }
}
