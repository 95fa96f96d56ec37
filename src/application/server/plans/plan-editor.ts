import type { Clock } from '#application/ports/clock.ts';
import { PartEditor } from '#application/server/office/part-editor.ts';
import type { PriceSettings } from '#application/server/pricing/ports/price-settings.ts';
import { willBeAsked } from '#domain/catalogue/asked-price.ts';
import { adviceAt, faultAt, type FieldFault } from '#domain/office/products/field-fault.ts';
import { UNASKED } from '#domain/office/products/price-reader.ts';
import type { EditedProduct } from '#domain/office/products/product-state.ts';
import type { Lack } from '#domain/office/working-copy.ts';
import { everythingText } from '#domain/plans/everything.ts';
import type { GivenContent, PlanContent, ReadPlan } from '#domain/plans/plan-content.ts';
import { planEffects } from '#domain/plans/plan-effects.ts';
import { planLabel, readPlan } from '#domain/plans/read-plan.ts';
import { limaDay } from '#domain/shared/dates.ts';
import type { Given, GivenNames, LivePlan } from './ports/live-plan.ts';

/** What a line is called whose product or category is no more. */
const GONE = 'algo que ya no existe';

/** The part 'plan': what a plan or pack costs and gives. */
export class PlanEditor extends PartEditor<PlanContent> {
  readonly part = 'plan';

  constructor(
    private readonly live: LivePlan,
    private readonly settings: PriceSettings,
    private readonly clock: Clock,
  ) {
    super();
  }

  read(planId: number): Promise<PlanContent> {
    return this.live.read(planId);
  }

  async check(content: PlanContent, { id }: Pick<EditedProduct, 'id'>): Promise<readonly Lack[]> {
    const { plan, faults } = this.#read(content);
    const found = [
      ...faultsOfGiven(content, plan.seats, await this.live.names(content.gives)),
      ...faults,
      ...(await this.#unasked(id, plan)),
    ];
    return found
      .toSorted((one, other) => Number(other.hinders) - Number(one.hinders))
      .map((fault) => ({ part: 'plan', ...fault }));
  }

  override async effects(planId: number, after: PlanContent): Promise<readonly string[]> {
    const before = await this.live.read(planId);
    const names = await this.live.names([...before.gives, ...after.gives]);
    const holders = await this.live.holders(planId, this.clock.now());
    return planEffects({ before, after, holders, nameOf: (given) => nameOf(given, names) });
  }

  async apply(planId: number, content: PlanContent, now: Date): Promise<void> {
    await this.live.write(planId, this.#read(content).plan, now);
  }

  /** A price is asked for each plan anew. */
  override copied(content: PlanContent): PlanContent {
    const anew = <Line extends { readonly key: string }>(line: Line) => ({
      ...line,
      id: null,
      key: `copia-${line.key}`.slice(0, 40),
    });
    return { ...content, terms: content.terms.map(anew), options: content.options.map(anew) };
  }

  #read(content: PlanContent) {
    return readPlan(content, this.settings.generalRate(limaDay(this.clock.now())));
  }

  /** Reduced prices beside a regular one that nobody was asked yet. */
  async #unasked(planId: number, plan: ReadPlan): Promise<readonly FieldFault[]> {
    const { terms, discountStartsAt: reducedFrom, discountEndsAt: reducedUntil } = plan;
    if (terms.every(({ discountedPrice }) => discountedPrice === null)) return [];
    const [asked, now] = [await this.live.asked(planId), this.clock.now()];
    return terms.flatMap(({ id, regularPrice: regular, discountedPrice: reduced }, index) =>
      reduced === null || willBeAsked(asked.get(id ?? 0) ?? [], { regular, reduced, reducedFrom, reducedUntil }, now)
        ? []
        : [adviceAt(`terms.${index}.discountedPrice`, UNASKED)],
    );
  }
}

function faultsOfGiven({ gives }: PlanContent, seats: number, names: GivenNames): readonly FieldFault[] {
  const fault = (reason: string) => faultAt('gives', planLabel('gives'), reason);
  const found = gives.flatMap((given) => {
    if (given.productId === null) {
      const isGone = given.categoryId !== null && !names.categories.has(given.categoryId);
      return isGone ? [fault('una de sus categorías ya no existe')] : unsold(given, names);
    }
    const product = names.products.get(given.productId);
    if (product === undefined) return [fault('uno de sus productos ya no existe')];
    if (product.kind === 'plan') return [fault(`«${product.title}» es un plan, y un plan no da otro`)];
    if (product.state === 'published') return adviceOnPlaces(product, seats);
    return [adviceAt('gives', `«${product.title}» no está publicado: su página no se ve todavía.`)];
  });
  return found.filter(({ text }, index) => found.findIndex((each) => each.text === text) === index);
}

/** Everybody of the plan takes a place, and who does not fit is sold no plan: whoever wonders why it is sold out reads it here. */
function adviceOnPlaces({ title, placesLeft }: Given, seats: number): readonly FieldFault[] {
  if (placesLeft === undefined) return [];
  const isFull = placesLeft < Math.max(1, seats);
  const why =
    placesLeft === 0
      ? `«${title}» está agotado, y por eso el plan también`
      : `«${title}» no tiene cupos para ${seats} personas más, y por eso el plan está agotado`;
  return [
    adviceAt(
      'gives',
      isFull
        ? `${why}: amplía su aforo o quítalo del plan para seguir vendiéndolo.`
        : `«${title}» tiene aforo: cada persona del plan ocupa un cupo y, si se agotan, el plan también sale como agotado.`,
    ),
  ];
}

/** Everything of a kind is nothing while nothing of it is on sale; what comes later is given from then on. */
function unsold(given: GivenContent, names: GivenNames): readonly FieldFault[] {
  const { kind, categoryId } = given;
  const isSold = names.sold.some((each) => each.kind === kind && (categoryId ?? each.categoryId) === each.categoryId);
  if (isSold) return [];
  return [
    adviceAt('gives', `«${nameOf(given, names)}»: todavía no hay nada de eso a la venta, y el plan no lo da aún.`),
  ];
}

function nameOf(given: GivenContent, { products, categories }: GivenNames): string {
  if (given.productId !== null) return products.get(given.productId)?.title ?? GONE;
  if (given.categoryId === null) return everythingText(given.kind, null);
  const category = categories.get(given.categoryId);
  return category === undefined ? GONE : everythingText(given.kind, category);
}
