import * as v from 'valibot';
import { type Wire, wireOf } from '#adapters/http-contract/shared/wire-of.ts';
import { decimal, durationUnit, instant, moneyOf } from '#adapters/http-contract/shared/wire-values.ts';
import { productKinds } from '#domain/catalogue/product-kind.ts';
import type { PricedTerm, ProductCard, ProductDetails } from '#domain/catalogue/product.ts';
import type { ShownPrice } from '#domain/catalogue/shown-price.ts';
import { decimalText, type Money } from '#domain/shared/money.ts';
import { parsePercent, rate, type Rate } from '#domain/shared/rate.ts';
import { writtenEntries } from './written-entries.ts';

const optionalDecimal = v.nullable(decimal);
const optionalInstant = v.nullable(instant);

const priceSchema = v.object({
  current: decimal,
  former: optionalDecimal,
  until: optionalInstant,
  subscriber: optionalDecimal,
  /** Percent of IGV inside the price: '18' or '0'. */
  igv: v.string(),
});

type WirePrice = v.InferOutput<typeof priceSchema>;

const listed = {
  id: v.number(),
  kind: v.picklist(productKinds),
  slug: v.string(),
  title: v.string(),
  summary: v.string(),
  category: v.nullable(v.object({ id: v.number(), slug: v.string(), title: v.string() })),
  staffNames: v.array(v.string()),
  coverFile: v.nullable(v.string()),
  startsAt: optionalInstant,
  endsAt: optionalInstant,
  modality: v.nullable(v.picklist(['virtual', 'presencial', 'híbrido'])),
  minutes: v.number(),
  classes: v.number(),
  planPage: v.nullable(v.picklist(['pro', 'pack'])),
  price: priceSchema,
  isOver: v.boolean(),
  rating: v.nullable(v.object({ average: v.string(), count: v.number() })),
  placesLeft: v.optional(v.number()),
};

/** Prices travel with their tax in percent; the rest as the domain has it. */
type WireCard = Wire<Omit<ProductCard, 'price'>> & { readonly price: WirePrice };
type WireTerm = Wire<Omit<PricedTerm<ShownPrice>, 'price'>> & { readonly price: WirePrice };
type WireDetails = WireCard &
  Wire<Omit<ProductDetails, keyof ProductCard | 'planTerms'>> & { readonly planTerms: readonly WireTerm[] };

export const cardSchema = wireOf<WireCard>()(v.object(listed));

export const detailsSchema = wireOf<WireDetails>()(
  v.object({
    ...listed,
    subtitle: v.string(),
    descriptionHtml: v.string(),
    ...writtenEntries(v.string(), v.array(v.string())),
    staff: v.array(
      v.object({
        id: v.number(),
        slug: v.string(),
        name: v.string(),
        profession: v.string(),
        biography: v.string(),
        photo: v.nullable(v.string()),
        part: v.string(),
      }),
    ),
    syllabus: v.array(
      v.object({
        title: v.string(),
        text: v.string(),
        classes: v.array(v.object({ title: v.string(), kind: v.picklist(['video', 'reading']), seconds: v.number() })),
        staffNames: v.array(v.string()),
        hasExam: v.boolean(),
      }),
    ),
    certificateHours: v.number(),
    students: v.number(),
    hasExam: v.boolean(),
    hasSample: v.boolean(),
    freeClass: v.nullable(
      v.object({ id: v.number(), title: v.string(), kind: v.picklist(['video', 'reading']), seconds: v.number() }),
    ),
    hasConsultations: v.boolean(),
    reviews: v.array(
      v.object({
        id: v.string(),
        author: v.string(),
        stars: v.number(),
        text: v.string(),
        at: v.string(),
        helpful: v.number(),
        answer: v.nullable(v.string()),
        isMoved: v.boolean(),
      }),
    ),
    bibliographic: v.array(v.object({ label: v.string(), value: v.string() })),
    planSeats: v.nullable(v.number()),
    planTerms: v.array(
      v.object({
        id: v.number(),
        price: priceSchema,
        duration: v.number(),
        unit: durationUnit,
        seatPrice: optionalDecimal,
      }),
    ),
    planGives: v.array(v.object({ title: v.string(), path: v.string() })),
    publishedAt: v.string(),
    inPlans: v.array(v.object({ title: v.string(), path: v.string() })),
    updatedAt: v.string(),
  }),
);

export function presentCard(card: ProductCard): WireCard {
  return { ...card, price: presentPrice(card.price) };
}

export function readCard(card: WireCard): ProductCard {
  return { ...card, price: readPrice(card.price) };
}

export function presentDetails(product: ProductDetails): WireDetails {
  return {
    ...product,
    price: presentPrice(product.price),
    planTerms: product.planTerms.map((term) => ({
      ...term,
      price: presentPrice(term.price),
      seatPrice: textOrNull(term.seatPrice),
    })),
  };
}

export function readDetails(product: WireDetails): ProductDetails {
  return { ...product, price: readPrice(product.price), planTerms: product.planTerms.map(readTerm) };
}

function readTerm({ price, seatPrice, ...term }: WireTerm): PricedTerm<ShownPrice> {
  return { ...term, price: readPrice(price), seatPrice: moneyOrNull(seatPrice) };
}

function presentPrice({ current, former, until, subscriber, taxRate }: ShownPrice): WirePrice {
  return {
    current: decimalText(current),
    former: textOrNull(former),
    until,
    subscriber: textOrNull(subscriber),
    igv: String(taxRate / 100),
  };
}

function readPrice({ current, former, until, subscriber, igv }: WirePrice): ShownPrice {
  return {
    current: moneyOf(current),
    former: moneyOrNull(former),
    until,
    subscriber: moneyOrNull(subscriber),
    taxRate: rateOf(igv),
  };
}

function textOrNull(value: Money | null): string | null {
  return value === null ? null : decimalText(value);
}

function moneyOrNull(text: string | null): Money | null {
  return text === null ? null : moneyOf(text);
}

function rateOf(igv: string): Rate {
  const parsed = parsePercent(igv);
  return parsed.ok ? parsed.value : rate(Number.NaN);
}
