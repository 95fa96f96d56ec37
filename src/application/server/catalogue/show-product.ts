import type { Clock } from '#application/ports/clock.ts';
import type { PriceSettings } from '#application/server/pricing/ports/price-settings.ts';
import type { ProductQuery, Products } from '#application/server/catalogue/ports/products.ts';
import { type ProductPage, RELATED_SENT } from '#domain/catalogue/catalogue-page.ts';
import { cardOf, detailsOf, isComing } from '#domain/catalogue/present-product.ts';
import type { ProductStory, StoredProduct, StoredProductDetails, SyllabusPart } from '#domain/catalogue/product.ts';
import { withHeadingsUnder } from '#domain/shared/heading-ranks.ts';
import { numbersTogether } from '#domain/shared/numbers-together.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { FindCompanions } from './find-companions.ts';
import { shownAt } from './shown-at.ts';

export interface ProductNotFound {
  readonly kind: 'product-not-found';
}

const anyProduct = { kinds: [], categorySlug: null, dates: 'any', offset: 0, limit: 24 } as const;

/** Books stand with magazines, whatever is attended with whatever is attended. */
const isRead = (kind: StoredProduct['kind']): boolean => kind === 'book' || kind === 'magazine';

/** A product's page as of now, with what stands beside it: each product once. */
export class ShowProduct {
  constructor(
    private readonly products: Products,
    private readonly companions: FindCompanions,
    private readonly settings: PriceSettings,
    private readonly clock: Clock,
  ) {}

  async execute(slug: string): Promise<Result<ProductPage, ProductNotFound>> {
    const product = await this.products.findBySlug(slug);
    if (product === null) return refuse({ kind: 'product-not-found' });
    const now = this.clock.now();
    const companions = await this.companions.execute(product.id);
    const { together, alsoBought } = companions;
    const shown = new Set([product, ...(together?.products ?? []), ...alsoBought].map(({ id }) => id));
    const related = await this.#relatedTo(product, shown, now);
    const moment = shownAt(now, this.settings);
    return accept({
      product: { ...detailsOf(product, moment), ...toldForPage(product) },
      ...companions,
      related: related.map((each) => cardOf(each, moment)),
    });
  }

  /**
   * Beside a plan the other plans. Beside anything else what is of its category and sort; then, while there is room, what the same
   * people teach or write of that sort; then more of its kind. Nothing that the page shows elsewhere; no seminars that are over, nobody
   * can go there any more.
   */
  async #relatedTo(
    { kind, category, staff }: StoredProductDetails,
    shown: ReadonlySet<number>,
    now: Date,
  ): Promise<readonly StoredProduct[]> {
    const isAlike = (each: StoredProduct): boolean => isRead(each.kind) === isRead(kind) && each.kind !== 'plan';
    const ofCategory =
      category === null ? [] : [async () => (await this.#find({ categorySlug: category.slug }, now)).filter(isAlike)];
    const ofPeople = staff.map(
      ({ slug }) =>
        async () =>
          (await this.#find({ refinement: { staffSlug: slug } }, now)).filter(isAlike),
    );
    const sources = [
      ...(kind === 'plan' ? [] : [...ofCategory, ...ofPeople]),
      () => this.#find({ kinds: [kind] }, now),
    ];
    const related = new Map<number, StoredProduct>();
    for (const source of sources) {
      if (related.size >= RELATED_SENT) break;
      for (const each of await source()) if (!shown.has(each.id)) related.set(each.id, each);
    }
    return [...related.values()].slice(0, RELATED_SENT);
  }

  async #find(wanted: Partial<ProductQuery>, now: Date): Promise<readonly StoredProduct[]> {
    const { products } = await this.products.find({ ...anyProduct, ...wanted, now });
    return products.filter((product) => product.startsAt === null || isComing(product, now));
  }
}

/** What is told with no number parted from its sign, and headings below that of their section: the page itself has no room among its first scripts to see to that. */
function toldForPage({
  descriptionHtml,
  syllabus,
  freeClass,
}: StoredProductDetails): Pick<ProductStory, 'descriptionHtml' | 'syllabus' | 'freeClass'> {
  return {
    descriptionHtml: withHeadingsUnder(descriptionHtml, 2),
    syllabus: syllabus.map(partTogether),
    // By its title a page knows it again among the classes.
    freeClass: freeClass === null ? null : { ...freeClass, title: numbersTogether(freeClass.title) },
  };
}

function partTogether(part: SyllabusPart): SyllabusPart {
  return {
    ...part,
    title: numbersTogether(part.title),
    text: numbersTogether(part.text),
    classes: part.classes.map((each) => ({ ...each, title: numbersTogether(each.title) })),
  };
}
