import type { ActivePlan, OwnedProduct } from './ownership.ts';
import type { PersonDocument, Role } from './user.ts';

/** What the browser knows of whoever is signed in. Plain data: it is kept between visits. Source: USER-1. */
export interface Profile {
  readonly id: string;
  readonly email: string;
  readonly fullName: string;
  readonly firstName: string;
  readonly givenNames: string;
  readonly paternalSurname: string;
  readonly maternalSurname: string;
  readonly phone: string;
  readonly document: PersonDocument | null;
  /** Address of the photograph, or null. */
  readonly photo: string | null;
  readonly role: Role;
  readonly isCollaborator: boolean;
  /** Names of roles in the office; one that this release does not know gives nothing. Not there in what an earlier release kept. */
  readonly officeRoles?: readonly string[];
  /** 'teacher', 'seller': as whom they may have a share of what is sold. Not there in what an earlier release kept. */
  readonly earnsAs?: readonly string[];
  readonly emailVerified: boolean;
  readonly profileComplete: boolean;
  readonly tourSeen: boolean;
  /** The plan in force that lasts longest, own or of the plan's owner. */
  readonly plan: ActivePlan | null;
  /** Every PRO plan in force. */
  readonly proPlans: readonly ActivePlan[];
  /** Everything owned: the only truth the browser reads (AUTH-6). */
  readonly owned: readonly OwnedProduct[];
}
