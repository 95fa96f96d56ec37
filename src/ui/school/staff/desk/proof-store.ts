import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { FactorApi } from '#application/browser/accounts/ports/factor-api.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import { missingTexts } from '#domain/accounts/registration-texts.ts';
import { FormRun } from '#ui/school/student/profile/form-run.ts';

/** What a call of the office waits for: the password once more, or a second factor. */
export class ProofStore {
  /** Why it was refused; null: nothing is asked. */
  asked: CallRefusal | null = null;
  readonly proof = new FormRun();
  #waiting: ((isProven: boolean) => void)[] = [];
  readonly #api: FactorApi;

  constructor(api: FactorApi) {
    this.#api = api;
    makeAutoObservable(this, { asked: observableRef });
  }

  /** Asks, and tells whether to go on; whatever else is refused meanwhile waits for the same answer. */
  ask(refusal: CallRefusal): Promise<boolean> {
    this.asked = refusal;
    this.proof.refuse([]);
    return new Promise((answer) => this.#waiting.push(answer));
  }

  async prove(password: string): Promise<void> {
    if (password === '') this.proof.refuse([{ field: 'password', message: missingTexts.password }]);
    else if (await this.proof.send(() => this.#api.proveAgain(password), '')) this.goOn(true);
  }

  /** The call is made once more, or left as it was. */
  goOn(isProven: boolean): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    runInAction(() => (this.asked = null));
    for (const answer of waiting) answer(isProven);
  }
}
