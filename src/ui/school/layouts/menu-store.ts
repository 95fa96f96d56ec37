import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { HomeApi } from '#application/browser/home/ports/home-api.ts';
import type { MenuEntry } from '#domain/catalogue/student-menu.ts';

/** The student's menu, as the school sends it. A failure leaves what is known, and is only logged (ERROR-4). Source: MENU-1, MENU-4. */
export class MenuStore {
  /** Null: not known yet. */
  entries: readonly MenuEntry[] | null = null;
  readonly #api: HomeApi;

  constructor(api: HomeApi) {
    this.#api = api;
    makeAutoObservable(this, { entries: observableRef });
  }

  /** Those with something in them. */
  get active(): readonly MenuEntry[] {
    return this.entries?.filter(({ active }) => active) ?? [];
  }

  async load(): Promise<void> {
    const answer = await this.#api.menu();
    runInAction(() => {
      this.entries = answer.ok ? answer.value : (this.entries ?? []);
    });
  }
}
