import { makeAutoObservable, runInAction } from 'mobx';
import type { ProfileApi } from '#application/browser/accounts/ports/profile-api.ts';
import type { SessionKeeper } from '#application/browser/accounts/session-keeper.ts';
import { missingTexts } from '#domain/accounts/registration-texts.ts';
import { FormRun } from './form-run.ts';

/** A person's data, to have and to have erased. */
export class OwnDataStore {
  readonly download = new FormRun();
  readonly deletion = new FormRun();
  isAsking = false;
  isDeleted = false;
  readonly #api: ProfileApi;
  readonly #keeper: SessionKeeper;

  constructor(api: ProfileApi, keeper: SessionKeeper) {
    this.#api = api;
    this.#keeper = keeper;
    makeAutoObservable(this);
  }

  /** Everything the school knows, as a JSON text; null when it could not be gathered. */
  async gather(): Promise<string | null> {
    let text: string | null = null;
    await this.download.send(async () => {
      const data = await this.#api.ownData();
      if (data.ok) text = data.value;
      return data;
    }, 'Descargamos tus datos en un archivo JSON.');
    return text;
  }

  ask(): void {
    this.isAsking = true;
    this.deletion.refuse([]);
  }

  leave(): void {
    this.isAsking = false;
  }

  async remove(password: string, isSure: boolean): Promise<void> {
    const missing = [
      ...(isSure ? [] : [{ field: 'sure', message: 'Marca que entiendes lo que se pierde.' }]),
      ...(password === '' ? [{ field: 'password', message: missingTexts.password }] : []),
    ];
    if (missing.length > 0) {
      this.deletion.refuse(missing);
      return;
    }
    if (!(await this.deletion.send(() => this.#api.deleteAccount(password), 'Eliminamos tu cuenta.'))) return;
    runInAction(() => {
      this.isAsking = false;
      this.isDeleted = true;
    });
    await this.#keeper.end('signed-out');
  }
}
