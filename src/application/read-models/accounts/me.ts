import type { SavedBilling } from '#application/read-models/orders/saved-billing.ts';
import type { ActivePlan, OwnedProduct } from '#domain/accounts/ownership.ts';
import type { User } from '#domain/accounts/user.ts';
import type { OfficeRole } from '#domain/office/permissions.ts';
import type { ShareParty } from '#domain/receipts/shares/share-rates.ts';
import type { Responsible } from '#domain/plans/responsibles.ts';

/** Who somebody is and what they have, of which they are told what USER-1 names. */
export interface Me {
  readonly user: User;
  readonly owned: readonly OwnedProduct[];
  readonly plans: readonly ActivePlan[];
  readonly billing: readonly SavedBilling[];
  /** In their order; none: does not work for the school. */
  readonly officeRoles: readonly OfficeRole[];
  /** As whom they may have a share of what is sold; none: they may not. */
  readonly earnsAs: readonly ShareParty['kind'][];
  /** Who may answer for the plans; exactly one is active. Source: USER-3. */
  readonly responsibles: readonly Pick<Responsible, 'id' | 'isActive'>[];
}
