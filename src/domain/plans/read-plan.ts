import { draftFaultTexts } from '#domain/catalogue/product-draft-texts.ts';
import { formatDuration } from '#domain/cart/duration-text.ts';
import { adviceAt, type FieldFault, typedCount } from '#domain/office/products/field-fault.ts';
import { PriceReader } from '#domain/office/products/price-reader.ts';
import type { Money } from '#domain/shared/money.ts';
import { NO_RATE, type Rate } from '#domain/shared/rate.ts';
import { givesTheSame, type PlanContent, type ReadPlan, type ReadTerm, type TermContent } from './plan-content.ts';

const labels = {
  seats: 'Usuarios incluidos',
  terms: 'Precios',
  gives: 'Qué incluye',
} as const;

/** What a field of a plan is called. */
export const planLabel = (field: keyof typeof labels): string => labels[field];

/** The most that a plan holds of each. */
export const planLimits = { seats: 1000, terms: 12, gives: 200, duration: { day: 366, month: 60, year: 10 } } as const;

/** Reads a plan as it was typed, with everything that hinders publishing it, then what would be better. What only the database knows is not among it. */
export function readPlan(
  content: PlanContent,
  generalRate: Rate,
): { readonly plan: ReadPlan; readonly faults: readonly FieldFault[] } {
  const reader = new PriceReader();
  const igvRate = content.isExempt ? NO_RATE : generalRate;
  const seats = typedCount(content.seats, planLimits.seats) ?? 0;
  if (seats < 1) reader.fault('seats', labels.seats, `debe ser un número entero de 1 a ${planLimits.seats}`);
  const terms = content.terms.map((term, index) => readTerm(reader, term, index, igvRate));
  faultsOfList(reader, terms, content);
  const plan: ReadPlan = {
    page: content.page,
    seats,
    igvRate,
    terms,
    ...reader.discount(content),
    extension: reader.extension(content),
    options: reader.options(content.options, igvRate),
    gives: content.gives,
  };
  return { plan, faults: [...reader.faults, ...adviceOn(content)] };
}

/** The price that stands on a plan's card after 'Desde': the lowest that is asked for one of its terms, reduced or not. */
export function startingTerm(terms: readonly ReadTerm[]): ReadTerm | null {
  const [first, ...rest] = terms;
  if (first === undefined) return null;
  return rest.reduce((lowest, each) => (asked(each) < asked(lowest) ? each : lowest), first);
}

const asked = ({ regularPrice, discountedPrice }: ReadTerm): Money => discountedPrice ?? regularPrice;

function readTerm(reader: PriceReader, term: TermContent, index: number, igvRate: Rate): ReadTerm {
  const [field, label] = [`terms.${index}`, `Precio ${index + 1}`];
  const most = planLimits.duration[term.unit];
  const amount = typedCount(term.duration, most) ?? 0;
  if (amount < 1) {
    reader.fault(`${field}.duration`, `${label}, cuánto dura`, `debe ser un número entero de 1 a ${most}`);
  }
  const names = [`${field}.regularPrice`, `${field}.discountedPrice`] as const;
  const typed = { price: term.regularPrice, reduced: term.discountedPrice };
  const { price, reduced } = reader.pair(names, label, typed, igvRate);
  const seatPrice = reader.optional(`${field}.seatPrice`, term.seatPrice, `${label}, usuario adicional`);
  reader.sound(`${field}.seatPrice`, `${label}, usuario adicional`, seatPrice, igvRate);
  return {
    id: term.id,
    key: term.key,
    duration: { amount, unit: term.unit },
    regularPrice: price,
    discountedPrice: reduced,
    seatPrice,
  };
}

function faultsOfList(reader: PriceReader, terms: readonly ReadTerm[], { gives }: PlanContent): void {
  const fault = (field: 'terms' | 'gives', reason: string) => reader.fault(field, labels[field], reason);
  if (terms.length === 0) fault('terms', 'falta al menos uno');
  if (terms.length > planLimits.terms) fault('terms', `son más de ${planLimits.terms}`);
  const lengths = terms.flatMap(({ duration }) => (duration.amount === 0 ? [] : formatDuration(duration)));
  const twice = lengths.find((length, index) => lengths.indexOf(length) < index);
  if (twice !== undefined) fault('terms', `hay dos para ${twice}`);
  if (gives.length === 0) fault('gives', draftFaultTexts['field-empty']);
  if (gives.length > planLimits.gives) fault('gives', `son más de ${planLimits.gives} líneas`);
  if (gives.some((each, index) => gives.findIndex((other) => givesTheSame(each, other)) < index)) {
    fault('gives', 'hay algo que está dos veces');
  }
}

function adviceOn({ terms, discountUntil }: PlanContent): readonly FieldFault[] {
  if (discountUntil !== '' || terms.every(({ discountedPrice }) => discountedPrice.trim() === '')) return [];
  return [adviceAt('discountUntil', 'Los descuentos no tienen fin: dile a quien compra hasta cuándo valen.')];
}
