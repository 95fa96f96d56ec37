import type { Clock } from '#application/ports/clock.ts';
import type { OpenElsewhere } from '#application/read-models/office/products/product-version.ts';
import type { CopyPart } from '#domain/office/working-copy.ts';
import { accept, type Result } from '#domain/shared/result.ts';
import type { ProductAccess, ProductAccessRefusal } from './product-access.ts';
import type { ProductOpenings } from './ports/product-openings.ts';

/** Milliseconds that somebody is believed to have a product open; a page says so again every 20 seconds. */
const believedFor = 50_000;

/** Says that somebody has a product open, and tells who else has. */
export class NoteOpening {
  constructor(
    private readonly access: ProductAccess,
    private readonly openings: ProductOpenings,
    private readonly clock: Clock,
  ) {}

  async execute(
    productId: number,
    part: CopyPart,
    userId: string,
  ): Promise<Result<readonly OpenElsewhere[], ProductAccessRefusal>> {
    const access = await this.access.to(productId, userId, 'see');
    if (!access.ok) return access;
    const now = this.clock.now();
    await this.openings.note(productId, userId, part, now, new Date(now.getTime() + believedFor));
    return accept(await this.openings.others(productId, userId, now));
  }
}
