import type { SeatedPlan } from '#application/read-models/plans/managed-plan.ts';
import type { MemberState, PlanMember } from '#domain/plans/plan-members.ts';

/** A member with what their account says of them, once there is one. */
export interface ListedMember extends PlanMember {
  /** Full name of the account; null: nobody accepted. */
  readonly fullName: string | null;
}

/** Who uses whose plan. No two persons ever hold the same seat. Source: USER-3, USER-5. */
export abstract class PlanMembers {
  /** Keeps everything of the owner's plans from others' changes until the transaction ends. */
  abstract lock(ownerId: string): Promise<void>;
  /** The owner's own plans in force at `now`, in the order of their ids. */
  abstract plansOf(ownerId: string, now: Date): Promise<readonly SeatedPlan[]>;
  /** The people of the owner's plans, by seat, then by invitation; removed ones are not among them. */
  abstract of(ownerId: string): Promise<readonly ListedMember[]>;
  abstract find(memberId: string): Promise<PlanMember | null>;
  abstract findByFingerprint(fingerprint: string): Promise<PlanMember | null>;
  /** The plan that an account uses or, without access for now, keeps a seat in; null: none. */
  abstract ofUser(userId: string): Promise<PlanMember | null>;
  /** Adds an invitation. False when its seat is taken or its address is in the plan, however close the race. */
  abstract add(member: PlanMember): Promise<boolean>;
  /** Writes a member that was in the state `from` until now. False when it was not, its seat is taken, or the account has a seat elsewhere. */
  abstract save(member: PlanMember, from: MemberState): Promise<boolean>;
  /** The account that was chosen to answer for the owner's plans; null: none. */
  abstract chosenResponsible(ownerId: string): Promise<string | null>;
  /** Chooses who answers for the owner's plans. */
  abstract chooseResponsible(ownerId: string, userId: string, at: Date): Promise<void>;
}
