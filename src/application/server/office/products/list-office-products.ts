import type { OfficeProductsPage } from '#application/read-models/office/products/product-list.ts';
import type { Team } from '#application/server/office/ports/team.ts';
import type { ProductKind } from '#domain/catalogue/product-kind.ts';
import { permissionsOf } from '#domain/office/permissions.ts';
import type { ProductState } from '#domain/office/products/product-state.ts';
import type { OfficeProducts } from './ports/office-products.ts';
import type { PlanPublishing } from './publish-product.ts';

/** Products on a page of the list. */
const productsOnAPage = 20;

export interface ListAsked {
  readonly kind: ProductKind | null;
  readonly state: ProductState | null;
  readonly words: string;
  /** From 1. */
  readonly page: number;
}

/** Lists the products that somebody may see, with what each still lacks. */
export class ListOfficeProducts {
  constructor(
    private readonly products: OfficeProducts,
    private readonly plan: PlanPublishing,
    private readonly team: Team,
  ) {}

  /** @param by the account; null: the command line, which sees every product. */
  async execute({ page, ...asked }: ListAsked, by: string | null): Promise<OfficeProductsPage> {
    const may = permissionsOf(by === null ? ['owner'] : await this.team.rolesOf(by));
    const { found, total } = await this.products.list({
      ...asked,
      taughtBy: may.has('see-every-product') ? null : by,
      offset: (page - 1) * productsOnAPage,
      limit: productsOnAPage,
    });
    const rows = [];
    for (const { changedAt, publishAt, ...product } of found) {
      const planned = await this.plan.execute(product.id);
      const lacks = planned.ok ? planned.value.lacks.filter(({ hinders }) => hinders) : [];
      rows.push({
        ...product,
        publishAt: publishAt?.toISOString() ?? null,
        changedAt: changedAt.toISOString(),
        lacks,
      });
    }
    return {
      products: rows,
      total,
      pages: Math.max(1, Math.ceil(total / productsOnAPage)),
      mayMake: may.has('edit-products'),
    };
  }
}
