import type { Clock } from '#application/ports/clock.ts';
import type { OfficeJournal } from '#application/server/office/office-journal.ts';
import type { UnitOfWork } from '#application/server/shared/ports/unit-of-work.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { OfficeProducts } from './ports/office-products.ts';
import type { PublishProduct } from './publish-product.ts';

/** Takes a product from sale. Whoever has it keeps it; it is published again as it was first. */
export class RetireProduct {
  constructor(
    private readonly products: OfficeProducts,
    private readonly journal: OfficeJournal,
    private readonly clock: Clock,
  ) {}

  /** Of one that is not for sale nothing changes. */
  async execute(
    productId: number,
    by: string | null,
  ): Promise<Result<undefined, { readonly kind: 'product-not-found' }>> {
    await this.products.lock(productId);
    const product = await this.products.find(productId);
    if (product === null) return refuse({ kind: 'product-not-found' });
    if (product.state !== 'published') return accept(undefined);
    await this.products.retire(productId, this.clock.now());
    await this.journal.note(by, 'product-retired', String(productId), { state: 'published' }, { state: 'retired' });
    return accept(undefined);
  }
}

export type ScheduleRefusal =
  | { readonly kind: 'product-not-found' }
  | { readonly kind: 'hour-past'; readonly field: 'at' };

/** Sets the hour at which the school publishes a product by itself, or takes it back. */
export class SchedulePublication {
  constructor(
    private readonly products: OfficeProducts,
    private readonly journal: OfficeJournal,
    private readonly clock: Clock,
  ) {}

  /** @param at null: it is published by hand alone. */
  async execute(productId: number, at: Date | null, by: string | null): Promise<Result<undefined, ScheduleRefusal>> {
    const product = await this.products.find(productId);
    if (product === null) return refuse({ kind: 'product-not-found' });
    if (at !== null && at <= this.clock.now()) return refuse({ kind: 'hour-past', field: 'at' });
    await this.products.schedule(productId, at);
    const facts = (hour: Date | null) => (hour === null ? {} : { at: hour.toISOString() });
    await this.journal.note(by, 'product-scheduled', String(productId), facts(product.publishAt), facts(at));
    return accept(undefined);
  }
}

/** Publishes, once, each product whose hour has come, with what is saved of it then. What lacks something stays as it is, and the log says so. */
export class PublishDueProducts {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly products: OfficeProducts,
    private readonly clock: Clock,
  ) {}

  /** How many were published. */
  async execute(isStopping: () => boolean = () => false): Promise<number> {
    let published = 0;
    for (const id of await this.products.due(this.clock.now())) {
      if (isStopping()) break;
      const outcome = await this.unitOfWork.write(PublishDueProduct, (publish) => publish.execute(id));
      if (outcome) published += 1;
    }
    return published;
  }
}

/** Publishes one product whose hour has come; whoever comes second finds no hour set. */
export class PublishDueProduct {
  constructor(
    private readonly products: OfficeProducts,
    private readonly publish: PublishProduct,
    private readonly journal: OfficeJournal,
    private readonly clock: Clock,
  ) {}

  async execute(productId: number): Promise<boolean> {
    await this.products.lock(productId);
    const product = await this.products.find(productId);
    if (product === null || product.publishAt === null || product.publishAt > this.clock.now()) return false;
    const published = await this.publish.execute(productId, null, null);
    if (published.ok) return true;
    await this.products.schedule(productId, null);
    await this.journal.note(null, 'product-not-published', String(productId), {}, { state: product.state });
    return false;
  }
}
