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

/** A plan in force of an owner, with the persons it is for. Instants are ISO 8601. */
export interface SeatedPlan {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  /** config_page. */
  readonly page: 'pro' | 'pack';
  /** Persons it is for, its owner among them. */
  readonly seats: number;
  readonly since: string;
  /** Null: never ends. */
  readonly until: string | null;
  /** Paid with a factura: the account of a company. */
  readonly isCompany: boolean;
}

/** The same with its people. */
export interface ManagedPlan extends SeatedPlan {
  /** Persons who hold a seat, its owner among them. */
  readonly used: number;
  readonly members: readonly PlanPerson[];
}

/** The plans that somebody owns, with whoever is in them now. */
export interface ManagedPlans {
  readonly owner: { readonly id: string; readonly name: string; readonly email: string };
  /** The account that answers for the plans. */
  readonly responsibleId: string;
  readonly plans: readonly ManagedPlan[];
}
