import { makeAutoObservable, runInAction } from 'mobx';
import type { TypedRegistration } from '#application/browser/accounts/ports/account-api.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import type { PlanApi } from '#application/browser/plans/ports/plan-api.ts';
import type { Invitation } from '#application/read-models/plans/invitation.ts';
import type { LoadProfile } from '#application/browser/accounts/load-profile.ts';
import type { SessionKeeper } from '#application/browser/accounts/session-keeper.ts';
import { formProblems } from '#domain/accounts/registration-texts.ts';
import type { FormProblem } from '#ui/kit/forms/form-errors.tsx';

/** Accepting an invitation, with an account or with a new one. */
export class GuestRegistrationStore {
  isBusy = false;
  isAccepted = false;
  problems: readonly FormProblem[] = [];
  /** The invitation cannot be accepted any more: why. */
  over: string | null = null;
  readonly #api: PlanApi;
  readonly #keeper: SessionKeeper;
  readonly #loadProfile: LoadProfile;

  constructor(api: PlanApi, keeper: SessionKeeper, loadProfile: LoadProfile) {
    this.#api = api;
    this.#keeper = keeper;
    this.#loadProfile = loadProfile;
    makeAutoObservable(this);
  }

  /** The page was opened anew. */
  begin(): void {
    this.isBusy = false;
    this.isAccepted = false;
    this.problems = [];
    this.over = null;
  }

  problemOf(field: string): string | null {
    return this.problems.find((each) => each.field === field)?.message ?? null;
  }

  /** Accepts with the account that is signed in. */
  async accept(token: string): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    const done = await this.#api.accept(token);
    if (!done.ok) return this.#refuse(done.refusal);
    await this.#in();
  }

  /** Nothing is sent while something is missing: all of it is said at once. */
  async register(token: string, person: Omit<TypedRegistration, 'email'>, { email }: Invitation): Promise<void> {
    if (this.isBusy) return;
    this.problems = formProblems({ ...person, email });
    if (this.problems.length > 0) return;
    this.isBusy = true;
    const opened = await this.#api.register(token, person);
    if (!opened.ok) return this.#refuse(opened.refusal);
    await this.#keeper.adopt(opened.value);
    await this.#in();
  }

  /** What the plan gives is the visitor's from now on. */
  async #in(): Promise<void> {
    await this.#loadProfile.execute();
    runInAction(() => {
      this.isBusy = false;
      this.isAccepted = true;
    });
  }

  #refuse({ field, detail }: CallRefusal): void {
    runInAction(() => {
      this.isBusy = false;
      if (field === 'token') this.over = detail;
      else this.problems = [{ field, message: detail }];
    });
  }
}
