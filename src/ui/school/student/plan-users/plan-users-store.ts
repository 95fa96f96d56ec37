import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import type { PlanApi } from '#application/browser/plans/ports/plan-api.ts';
import type { InvitationResult } from '#application/read-models/plans/invitation.ts';
import type { ManagedPlan, ManagedPlans, PlanPerson } from '#application/read-models/plans/managed-plan.ts';
import { invitationEntries, LIST_EMPTY } from '#domain/plans/invitation-list.ts';
import { fold } from '#domain/shared/text.ts';
import type { Result } from '#domain/shared/result.ts';
import type { StateFilter } from './texts.ts';

/** The people of the visitor's plans, and inviting more. */
export class PlanUsersStore {
  /** Null until it is loaded. */
  managed: ManagedPlans | null = null;
  failure: string | null = null;
  /** What was done last, to be read out. */
  done: string | null = null;
  query = '';
  state: StateFilter = 'all';
  /** The person something is being done with. */
  acting: string | null = null;
  /** The plan people are being invited to; null: the dialog is closed. */
  inviting: ManagedPlan | null = null;
  /** What is pasted; it stays until it was sent. */
  list = '';
  isSending = false;
  listProblem: string | null = null;
  results: readonly InvitationResult[] | null = null;
  #key: string;
  readonly #api: PlanApi;
  readonly #ids: IdGenerator;

  constructor(api: PlanApi, ids: IdGenerator) {
    this.#api = api;
    this.#ids = ids;
    this.#key = ids.newId();
    makeAutoObservable(this, { managed: observableRef, inviting: observableRef, results: observableRef });
  }

  /** How many people are in what is pasted. */
  get counted(): number {
    return invitationEntries(this.list).length;
  }

  async load(): Promise<void> {
    const managed = await this.#api.managed();
    runInAction(() => {
      this.failure = managed.ok ? null : managed.refusal.detail;
      if (managed.ok) this.managed = managed.value;
    });
  }

  /** The people of a plan that the filter lets through. */
  shown({ members }: ManagedPlan): readonly PlanPerson[] {
    const wanted = fold(this.query.trim());
    return members.filter(
      ({ name, email, state }) =>
        (this.state === 'all' || this.state === state) && fold(`${name} ${email}`).includes(wanted),
    );
  }

  search(query: string): void {
    this.query = query;
  }

  filter(state: StateFilter): void {
    this.state = state;
  }

  openInvite(plan: ManagedPlan): void {
    this.inviting = plan;
    this.results = null;
    this.listProblem = null;
  }

  closeInvite(): void {
    this.inviting = null;
  }

  write(list: string): void {
    this.list = list;
    this.listProblem = null;
    this.#key = this.#ids.newId();
  }

  async send(): Promise<void> {
    const { inviting: plan } = this;
    if (this.isSending || plan === null) return;
    if (this.counted === 0) {
      this.listProblem = LIST_EMPTY;
      return;
    }
    this.isSending = true;
    const sent = await this.#api.invite(plan.id, this.list, this.#key);
    if (sent.ok) await this.load();
    runInAction(() => this.#afterSending(sent));
  }

  #afterSending(sent: Result<readonly InvitationResult[], CallRefusal>): void {
    this.isSending = false;
    if (!sent.ok) {
      this.listProblem = sent.refusal.detail;
      return;
    }
    this.results = sent.value;
    this.list = sent.value
      .filter(({ outcome }) => ['no-seat', 'email-invalid', 'too-many-letters'].includes(outcome))
      .map(({ text }) => text)
      .join('\n');
    this.#key = this.#ids.newId();
  }

  resend(person: PlanPerson): Promise<void> {
    return this.#act(person.id, `Enviamos otra vez la invitación a ${person.email}.`, () =>
      this.#api.resend(person.id),
    );
  }

  setAccess(person: PlanPerson, isEnabled: boolean): Promise<void> {
    const done = `${nameOf(person)} ${isEnabled ? 'tiene acceso otra vez' : 'ya no tiene acceso'}.`;
    return this.#act(person.id, done, () => this.#api.setAccess(person.id, isEnabled));
  }

  remove(person: PlanPerson): Promise<void> {
    return this.#act(person.id, `Retiramos a ${nameOf(person)}. Su cupo quedó libre.`, () =>
      this.#api.remove(person.id),
    );
  }

  chooseResponsible(userId: string, name: string): Promise<void> {
    return this.#act(userId, `${name} es responsable del plan.`, () => this.#api.chooseResponsible(userId));
  }

  /** One thing at a time; whatever came of it, the list is read anew. */
  async #act(id: string, done: string, act: () => Promise<Result<undefined, CallRefusal>>): Promise<void> {
    if (this.acting !== null) return;
    runInAction(() => {
      this.acting = id;
      this.done = null;
    });
    const result = await act();
    await this.load();
    runInAction(() => {
      this.acting = null;
      if (result.ok) this.done = done;
      else this.failure = result.refusal.detail;
    });
  }
}

/** How a person is called: by name, else by address. */
export function nameOf({ name, email }: Pick<PlanPerson, 'name' | 'email'>): string {
  return name === '' ? email : name;
}
