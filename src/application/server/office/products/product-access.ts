import type { Team } from '#application/server/office/ports/team.ts';
import { permissionsOf } from '#domain/office/permissions.ts';
import type { EditedProduct } from '#domain/office/products/product-state.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { OfficeProducts } from './ports/office-products.ts';

export type ProductAccessRefusal =
  | { readonly kind: 'product-not-found' }
  /** Whoever asks looks after their own products alone, and this is not one of them. */
  | { readonly kind: 'product-not-yours' };

/** Which products somebody of the office may see or edit: whoever teaches, those that they teach. */
export class ProductAccess {
  constructor(
    private readonly products: OfficeProducts,
    private readonly team: Team,
  ) {}

  /**
   * The product, if that account may. That it may of products of its own, the call has asked already.
   * @param userId null: the command line, which whoever has the machine uses.
   */
  async to(
    productId: number,
    userId: string | null,
    reach: 'see' | 'edit',
  ): Promise<Result<EditedProduct, ProductAccessRefusal>> {
    const product = await this.products.find(productId);
    if (product === null) return refuse({ kind: 'product-not-found' });
    if (userId === null) return accept(product);
    const all = reach === 'see' ? 'see-every-product' : 'edit-products';
    if (await this.#may(userId, all)) return accept(product);
    return (await this.products.isTaughtBy(productId, userId))
      ? accept(product)
      : refuse({ kind: 'product-not-yours' });
  }

  async #may(userId: string, permission: 'see-every-product' | 'edit-products'): Promise<boolean> {
    return permissionsOf(await this.team.rolesOf(userId)).has(permission);
  }
}
