import type { PartEditors } from '#application/server/office/part-editor.ts';
import type { Team } from '#application/server/office/ports/team.ts';
import type { WorkingCopies } from '#application/server/office/ports/working-copies.ts';
import type { ShownEditedProduct } from '#application/read-models/office/products/edited-product.ts';
import { permissionsOf } from '#domain/office/permissions.ts';
import type { FactsContent } from '#domain/office/products/facts-content.ts';
import { partsOfKind } from '#domain/office/working-copy.ts';
import { accept, type Result } from '#domain/shared/result.ts';
import type { ProductAccess, ProductAccessRefusal } from './product-access.ts';
import type { PlanPublishing } from './publish-product.ts';

/** Opens a product in the office: where its working copy stands, and what publishing it would do. */
export class OpenProduct {
  constructor(
    private readonly access: ProductAccess,
    private readonly plan: PlanPublishing,
    private readonly copies: WorkingCopies,
    private readonly editors: PartEditors,
    private readonly team: Team,
  ) {}

  /** @param by the account; null: the command line, which may everything. */
  async execute(productId: number, by: string | null): Promise<Result<ShownEditedProduct, ProductAccessRefusal>> {
    const access = await this.access.to(productId, by, 'see');
    if (!access.ok) return access;
    const planned = await this.plan.execute(productId);
    if (!planned.ok) return planned;
    const { product, changed, lacks, effects, mark } = planned.value;
    const facts = await this.copies.find(productId, 'facts');
    const written = facts?.isPending === true ? (facts.content as FactsContent).title.trim() : '';
    const may = permissionsOf(by === null ? ['owner'] : await this.team.rolesOf(by));
    return accept({
      ...product,
      publishAt: product.publishAt?.toISOString() ?? null,
      title: written === '' ? product.title : written,
      parts: this.editors.among(partsOfKind(product.kind)).map(({ part }) => part),
      changed,
      lacks,
      effects,
      mark,
      mayEdit: may.has('edit-own-products') && (await this.access.to(productId, by, 'edit')).ok,
      mayPublish: may.has('publish-products'),
    });
  }
}
