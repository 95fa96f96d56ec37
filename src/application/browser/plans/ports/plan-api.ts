import type { ProductKind } from '#domain/catalogue/product-kind.ts';
import type { Money } from '#domain/shared/money.ts';
import type { Result } from '#domain/shared/result.ts';
import type { OpenSession, Registration } from '#application/browser/accounts/ports/account-api.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';

/** A person of a plan, as its owner sees them. Instants are ISO 8601. */
export interface PlanPerson {
  readonly id: string;
  /** The account that accepted; null: none yet. */
  readonly userId: string | null;
  /** Empty when nobody wrote it. */
  readonly name: string;
  readonly email: string;
  readonly state: 'invited' | 'active' | 'disabled' | 'expired';
  readonly seat: number | null;
  readonly invitedAt: string;
  readonly expiresAt: string;
  readonly acceptedAt: string | null;
}

/** A plan in force of the visitor, with its people. */
export interface ManagedPlan {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly page: 'pro' | 'pack';
  /** Paid with a factura. */
  readonly isCompany: boolean;
  /** Persons it is for, and those who hold a seat; its owner is among both. */
  readonly seats: number;
  readonly used: number;
  readonly until: string | null;
  readonly members: readonly PlanPerson[];
}

export interface ManagedPlans {
  readonly owner: { readonly id: string; readonly name: string; readonly email: string };
  /** The account that answers for the plans. */
  readonly responsibleId: string;
  readonly plans: readonly ManagedPlan[];
}

/** What became of one entry of a list of people to invite. */
export interface InvitationResult {
  readonly text: string;
  readonly email: string | null;
  readonly outcome:
    | 'invited'
    | 'email-invalid'
    | 'repeated'
    | 'yourself'
    | 'already-member'
    | 'already-invited'
    | 'no-seat';
}

/** An invitation that can be accepted. */
export interface Invitation {
  readonly email: string;
  readonly name: string;
  readonly planTitle: string;
  readonly planUntil: string | null;
  readonly ownerName: string;
  readonly expiresAt: string;
  /** Whether the address has an account already. */
  readonly hasAccount: boolean;
}

/** A plan in force that the visitor uses. */
export interface MyPlan {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly page: 'pro' | 'pack';
  readonly since: string;
  readonly until: string | null;
  readonly isOwn: boolean;
  readonly seats: { readonly total: number; readonly used: number } | null;
  /** Of a lent plan: who answers for it. */
  readonly responsible: string | null;
  readonly holds: readonly {
    readonly id: number;
    readonly slug: string;
    readonly title: string;
    readonly kind: ProductKind;
  }[];
}

export interface PlanPurchase {
  readonly orderId: string;
  readonly orderNumber: number;
  readonly title: string;
  readonly slug: string;
  readonly boughtAt: string;
  readonly net: Money;
  readonly extraSeats: number;
}

export interface MyPlans {
  readonly plans: readonly MyPlan[];
  readonly history: readonly PlanPurchase[];
  /** Who answers for the plan in which the visitor keeps a seat without access for now; null: none. */
  readonly pausedBy: string | null;
}

type Answer<T> = Promise<Result<T, CallRefusal>>;

/** The school's calls about plans and the people in them. */
export abstract class PlanApi {
  abstract mine(): Answer<MyPlans>;
  abstract managed(): Answer<ManagedPlans>;
  /** @param key the same one invites once. */
  abstract invite(planId: number, list: string, key: string): Answer<readonly InvitationResult[]>;
  abstract resend(memberId: string): Answer<undefined>;
  abstract setAccess(memberId: string, isEnabled: boolean): Answer<undefined>;
  abstract remove(memberId: string): Answer<undefined>;
  abstract chooseResponsible(userId: string): Answer<undefined>;
  /** What an invitation is to. @param token of the letter. */
  abstract invitation(token: string): Answer<Invitation>;
  /** Accepts with the account that is signed in. */
  abstract accept(token: string): Answer<undefined>;
  /** Accepts as somebody new; the address is the invitation's. */
  abstract register(token: string, person: Omit<Registration, 'email'>): Answer<OpenSession>;
}
