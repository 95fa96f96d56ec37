import type { SeatedPlan } from '#application/read-models/plans/managed-plan.ts';
import { type ListedMember, PlanMembers } from '#application/server/plans/ports/plan-members.ts';
import type { MemberState, PlanMember } from '#domain/plans/plan-members.ts';

/** A plan of an owner, as a test describes it. */
export interface OwnedPlan extends SeatedPlan {
  readonly ownerId: string;
}

/** Who uses whose plan, in this process's memory. */
export class PlanMembersInMemory extends PlanMembers {
  readonly #members = new Map<string, PlanMember>();
  readonly #responsibles = new Map<string, string>();

  /** @param names full names of accounts by their ids. */
  constructor(
    private readonly plans: readonly OwnedPlan[],
    private readonly names: Readonly<Record<string, string>> = {},
  ) {
    super();
  }

  lock(): Promise<void> {
    return Promise.resolve();
  }

  plansOf(ownerId: string, now: Date): Promise<readonly SeatedPlan[]> {
    const inForce = this.plans.filter(
      (plan) => plan.ownerId === ownerId && (plan.until === null || plan.until > now.toISOString()),
    );
    return Promise.resolve(inForce.map(({ ownerId: _, ...plan }) => plan).toSorted((a, b) => a.id - b.id));
  }

  of(ownerId: string): Promise<readonly ListedMember[]> {
    const listed = this.#all(({ ownerId: owner, state }) => owner === ownerId && state !== 'removed');
    const ordered = listed.toSorted(
      (a, b) =>
        a.planId - b.planId ||
        (a.seat ?? Number.MAX_SAFE_INTEGER) - (b.seat ?? Number.MAX_SAFE_INTEGER) ||
        a.invitedAt.getTime() - b.invitedAt.getTime() ||
        a.id.localeCompare(b.id),
    );
    return Promise.resolve(ordered.map((member) => ({ ...member, fullName: this.names[member.userId ?? ''] ?? null })));
  }

  find(memberId: string): Promise<PlanMember | null> {
    return Promise.resolve(this.#members.get(memberId) ?? null);
  }

  findByFingerprint(fingerprint: string): Promise<PlanMember | null> {
    return Promise.resolve(this.#all((member) => member.fingerprint === fingerprint)[0] ?? null);
  }

  ofUser(userId: string): Promise<PlanMember | null> {
    return Promise.resolve(this.#all((member) => member.userId === userId && isSeated(member))[0] ?? null);
  }

  add(member: PlanMember): Promise<boolean> {
    const isFree = !this.#members.has(member.id) && this.#fits(member);
    if (isFree) this.#members.set(member.id, member);
    return Promise.resolve(isFree);
  }

  save(member: PlanMember, from: MemberState): Promise<boolean> {
    const fits = this.#members.get(member.id)?.state === from && this.#fits(member);
    if (fits) this.#members.set(member.id, member);
    return Promise.resolve(fits);
  }

  chosenResponsible(ownerId: string): Promise<string | null> {
    return Promise.resolve(this.#responsibles.get(ownerId) ?? null);
  }

  chooseResponsible(ownerId: string, userId: string): Promise<void> {
    this.#responsibles.set(ownerId, userId);
    return Promise.resolve();
  }

  /** What the database's unique indexes say. */
  #fits(member: PlanMember): boolean {
    return !this.#all(({ id }) => id !== member.id).some((other) => {
      const isSamePlan = other.ownerId === member.ownerId && other.planId === member.planId;
      const isSameSeat = isSamePlan && member.seat !== null && other.seat === member.seat;
      const isSameAddress = isSamePlan && isListed(other) && isListed(member) && other.email === member.email;
      const isSamePerson = isSeated(other) && isSeated(member) && other.userId === member.userId;
      return isSameSeat || isSameAddress || isSamePerson || other.fingerprint === member.fingerprint;
    });
  }

  #all(fits: (member: PlanMember) => boolean): PlanMember[] {
    return [...this.#members.values()].filter(fits);
  }
}

function isListed({ state }: PlanMember): boolean {
  return state !== 'removed';
}

function isSeated({ state }: PlanMember): boolean {
  return state === 'active' || state === 'disabled';
}
