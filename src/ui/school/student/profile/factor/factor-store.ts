import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { FactorApi } from '#application/browser/accounts/ports/factor-api.ts';
import type { FactorToSetUp, OwnFactor } from '#application/read-models/accounts/own-factor.ts';
import { missingTexts } from '#domain/accounts/registration-texts.ts';
import { factorTexts } from '#domain/accounts/factor/second-factor-texts.ts';
import type { FormProblem } from '#ui/kit/forms/form-errors.tsx';
import { FormRun } from '#ui/school/student/profile/form-run.ts';

/** What is changed of a second factor that is in use. */
export type FactorChange = 'turn-off' | 'renew-codes';

/** One's own second factor: whether there is one, and how it is set up and changed. */
export class FactorStore {
  /** Null: not read yet. */
  factor: OwnFactor | null = null;
  failure: string | null = null;
  /** What an application is being set up by; null: none is. */
  setup: FactorToSetUp | null = null;
  /** Recovery codes to be kept, shown this once. */
  codes: readonly string[] = [];
  /** What is being changed; null: nothing is. */
  changing: FactorChange | null = null;
  readonly beginning = new FormRun();
  readonly confirming = new FormRun();
  readonly change = new FormRun();
  readonly #api: FactorApi;

  constructor(api: FactorApi) {
    this.#api = api;
    makeAutoObservable(this, { factor: observableRef, setup: observableRef, codes: observableRef });
  }

  async load(): Promise<void> {
    const read = await this.#api.read();
    runInAction(() => {
      this.failure = read.ok ? null : read.refusal.detail;
      if (read.ok) this.factor = read.value;
    });
  }

  /** Has an application set up, given the password. */
  async begin(password: string): Promise<void> {
    if (password === '') return this.beginning.refuse([noPassword]);
    this.confirming.refuse([]);
    await this.beginning.send(async () => {
      const begun = await this.#api.beginSetup(password);
      if (begun.ok) runInAction(() => (this.setup = begun.value));
      return begun;
    }, '');
  }

  /** Nothing is set up after all. */
  leaveSetup(): void {
    this.setup = null;
  }

  /** Puts it to use by a code that the application shows. */
  async confirm(code: string): Promise<void> {
    if (code.trim() === '') return this.confirming.refuse([noCode]);
    const isOn = await this.confirming.send(async () => this.#keep(await this.#api.turnOn(code)), '');
    if (!isOn) return;
    runInAction(() => (this.setup = null));
    await this.load();
  }

  /** Opens the form of a change, or closes it. */
  choose(change: FactorChange | null): void {
    this.changing = change;
    this.change.refuse([]);
  }

  async changeIt(password: string, code: string): Promise<void> {
    const missing = [...(password === '' ? [noPassword] : []), ...(code.trim() === '' ? [noCode] : [])];
    if (missing.length > 0) return this.change.refuse(missing);
    const isDone =
      this.changing === 'turn-off'
        ? await this.change.send(() => this.#api.turnOff(password, code), 'Desactivaste la verificación en dos pasos.')
        : await this.change.send(async () => this.#keep(await this.#api.renewCodes(password, code)), '');
    if (!isDone) return;
    runInAction(() => (this.changing = null));
    await this.load();
  }

  /** Whoever has them kept the recovery codes: they are not shown again. */
  hideCodes(): void {
    this.codes = [];
  }

  #keep(given: Awaited<ReturnType<FactorApi['turnOn']>>): typeof given {
    if (given.ok) runInAction(() => (this.codes = given.value));
    return given;
  }
}

const noPassword: FormProblem = { field: 'password', message: missingTexts.password };
const noCode: FormProblem = { field: 'code', message: factorTexts['factor-needed'] };
