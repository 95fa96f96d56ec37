import type { Appointments, ConsultancyPurchase } from '#application/server/learning/ports/appointments.ts';
import type { OfficeProducts } from '#application/server/office/products/ports/office-products.ts';
import type { Team } from '#application/server/office/ports/team.ts';
import { ownStudentsOf } from '#application/server/learning/own-students.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';

export type ConsultancyAccessRefusal =
  | { readonly kind: 'consultancy-not-found' }
  /** Whoever asks looks after their own consultancies alone, and this is not one of them. */
  | { readonly kind: 'consultancy-not-yours' };

/** Which consultancies that were bought somebody of the office attends to: whoever teaches, those that they hold. */
export class ConsultancyAccess {
  constructor(
    private readonly appointments: Appointments,
    private readonly products: OfficeProducts,
    private readonly team: Team,
  ) {}

  /** The account whose own those have to be that it may see; null: it sees all. */
  ownOf(userId: string): Promise<string | null> {
    return ownStudentsOf(this.team, userId);
  }

  /**
   * One purchase, nobody else's to change until the transaction ends: neither is an hour set of what is taken back meanwhile, nor is what was
   * held given back. That it may attend to those of its own, the call has asked already.
   */
  async to(purchaseId: string, userId: string): Promise<Result<ConsultancyPurchase, ConsultancyAccessRefusal>> {
    await this.appointments.lock([purchaseId]);
    const purchase = await this.appointments.find(purchaseId);
    if (purchase === null) return refuse({ kind: 'consultancy-not-found' });
    const own = await this.ownOf(userId);
    if (own === null || (await this.products.isTaughtBy(purchase.productId, own))) return accept(purchase);
    return refuse({ kind: 'consultancy-not-yours' });
  }
}
