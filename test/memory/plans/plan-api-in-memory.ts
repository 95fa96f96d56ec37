import type { TypedRegistration } from '#application/browser/accounts/ports/account-api.ts';
import type { OpenSession } from '#application/read-models/accounts/open-session.ts';
import type { Answer, CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import { PlanApi } from '#application/browser/plans/ports/plan-api.ts';
import type { MyPlans } from '#application/read-models/plans/my-plans.ts';
import type { Invitation, InvitationResult } from '#application/read-models/plans/invitation.ts';
import type { ManagedPlan, ManagedPlans, PlanPerson } from '#application/read-models/plans/managed-plan.ts';
import { invitationEntries } from '#domain/plans/invitation-list.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';

/** The plans of one visitor, in this process's memory. */
export class PlanApiInMemory extends PlanApi {
  plans: MyPlans = { plans: [], history: [], pausedBy: null };
  managing: ManagedPlans = {
    owner: { id: 'ana', name: 'Ana Quispe', email: 'ana@correo.pe' },
    responsibleId: 'ana',
    plans: [],
  };
  /** Open invitations by their secrets. */
  readonly invitations = new Map<string, Invitation>();
  /** Secrets of the invitations that were accepted. */
  readonly accepted: string[] = [];
  /** Addresses written to, in order. */
  readonly written: string[] = [];
  /** When set, every call is refused with it. */
  failure: CallRefusal | null = null;
  readonly #byKey = new Map<string, readonly InvitationResult[]>();

  mine(): Answer<MyPlans> {
    return this.#answer(() => accept(this.plans));
  }

  managed(): Answer<ManagedPlans> {
    return this.#answer(() => accept(this.managing));
  }

  invite(planId: number, list: string, key: string): Answer<readonly InvitationResult[]> {
    return this.#answer(() => {
      const known = this.#byKey.get(key);
      if (known !== undefined) return accept(known);
      if (this.#plan(planId) === undefined) return refuse(refusal('plan-not-yours', 404, 'planId'));
      const entries = invitationEntries(list);
      if (entries.length === 0) return refuse(refusal('list-empty', 400, 'list'));
      const results = entries.map(({ text, email, name }) => {
        const outcome = this.#take(planId, email, name);
        return { text, email, outcome };
      });
      this.#byKey.set(key, results);
      return accept(results);
    });
  }

  resend(memberId: string): Answer<undefined> {
    return this.#change(memberId, (member) => {
      this.written.push(member.email);
      return { ...member, state: 'invited' };
    });
  }

  setAccess(memberId: string, isEnabled: boolean): Answer<undefined> {
    return this.#change(memberId, (member) => ({ ...member, state: isEnabled ? 'active' : 'disabled' }));
  }

  remove(memberId: string): Answer<undefined> {
    return this.#change(memberId, () => null);
  }

  chooseResponsible(userId: string): Answer<undefined> {
    return this.#answer(() => {
      const people = this.managing.plans.flatMap(({ members }) => members.filter(({ state }) => state === 'active'));
      const isOne = userId === this.managing.owner.id || people.some((each) => each.userId === userId);
      if (!isOne) return refuse(refusal('responsible-not-found', 404, 'userId'));
      this.managing = { ...this.managing, responsibleId: userId };
      return accept(undefined);
    });
  }

  invitation(token: string): Answer<Invitation> {
    return this.#answer(() => {
      const found = this.invitations.get(token);
      return found === undefined ? refuse(refusal('invitation-unknown', 404, 'token')) : accept(found);
    });
  }

  accept(token: string): Answer<undefined> {
    return this.#answer(() => {
      if (!this.invitations.has(token)) return refuse(refusal('invitation-unknown', 404, 'token'));
      this.accepted.push(token);
      return accept(undefined);
    });
  }

  register(token: string, person: Omit<TypedRegistration, 'email'>): Answer<OpenSession> {
    return this.#answer(() => {
      if (!this.invitations.has(token)) return refuse(refusal('invitation-unknown', 404, 'token'));
      if (!person.acceptsTerms) return refuse(refusal('terms-not-accepted', 400, 'acceptsTerms'));
      this.accepted.push(token);
      return accept({ token: 'token-of-guest', refreshUntil: '2026-12-31T00:00:00.000Z' });
    });
  }

  #plan(planId: number): ManagedPlan | undefined {
    return this.managing.plans.find(({ id }) => id === planId);
  }

  #take(planId: number, email: string | null, name: string): InvitationResult['outcome'] {
    const plan = this.#plan(planId);
    if (plan === undefined || email === null) return 'email-invalid';
    if (email === this.managing.owner.email) return 'yourself';
    if (plan.members.some((member) => member.email === email)) return 'already-member';
    if (plan.used >= plan.seats) return 'no-seat';
    const at = '2026-03-10T15:00:00.000Z';
    const dates = { invitedAt: at, expiresAt: '2026-03-17T15:00:00.000Z', acceptedAt: null };
    const id = `member-${email}`;
    const member = { id, userId: null, name, email, state: 'invited' as const, seat: plan.used + 1, ...dates };
    this.written.push(email);
    this.#put({ ...plan, used: plan.used + 1, members: [...plan.members, member] });
    return 'invited';
  }

  #change(memberId: string, change: (member: PlanPerson) => PlanPerson | null): Answer<undefined> {
    return this.#answer(() => {
      const plan = this.managing.plans.find(({ members }) => members.some(({ id }) => id === memberId));
      if (plan === undefined) return refuse(refusal('member-not-found', 404, 'id'));
      const members = plan.members.flatMap((member) => (member.id === memberId ? (change(member) ?? []) : member));
      this.#put({ ...plan, members, used: 1 + members.filter(({ state }) => state !== 'expired').length });
      return accept(undefined);
    });
  }

  #put(plan: ManagedPlan): void {
    const plans = this.managing.plans.map((each) => (each.id === plan.id ? plan : each));
    this.managing = { ...this.managing, plans };
  }

  #answer<T>(give: () => Result<T, CallRefusal>): Answer<T> {
    return Promise.resolve(this.failure === null ? give() : refuse(this.failure));
  }
}

function refusal(kind: string, status: number, field: string | null): CallRefusal {
  return { kind, status, detail: `Refused: ${kind}`, field, data: {} };
}
