import { draftFaultTexts } from '#domain/catalogue/product-draft-texts.ts';
import { faultOfPrice } from '#domain/pricing/product-price.ts';
import { endOfLimaDay } from '#domain/shared/dates.ts';
import { parsePlainDate } from '#domain/shared/typed-day.ts';
import { parseLimaMinute } from '#domain/shared/lima-minute.ts';
import { type Money, NOTHING, parseMoney } from '#domain/shared/money.ts';
import { parsePercent, type Rate } from '#domain/shared/rate.ts';
import { typedPercent } from '#domain/shared/typed-amount.ts';
import { faultAt, type FieldFault, NO_MINUTE } from './field-fault.ts';
import type { OptionContent, PricesContent, ReadOption, ReadPrices } from './prices-content.ts';

export const priceLabels = {
  igvRate: 'IGV',
  regularPrice: 'Precio normal',
  subscriberPrice: 'Precio de suscriptor',
  discountedPrice: 'Precio con descuento',
  discountFrom: 'Inicio del descuento',
  discountUntil: 'Fin del descuento',
  extensionDiscount: 'Descuento de la extensión',
  extensionFactor: 'Veces que dura',
} as const;

/** What a field of the prices is called. */
export const priceLabel = (field: keyof typeof priceLabels): string => priceLabels[field];

/** What publishing another price changes for whoever ordered already. */
export const ORDERS_KEEP_PRICES = 'Los pedidos ya hechos guardan el precio con que se hicieron.';

/** Why a lower price stands alone on the page. */
export const UNASKED =
  'El precio normal todavía no se pidió un día entero: la página mostrará el precio con descuento sin tachar el otro.';

/** The largest discount of an extension. Source: decisions.md, Extension. */
const MOST_EXTENSION_DISCOUNT = 5000;
const MOST_OPTIONS = 30;
/** A minute lasts through its last second, as a day does. Milliseconds. */
const LAST_SECOND = 59_000;

/** When a discount holds, as it is typed. */
type TypedPeriod = Pick<PricesContent, 'discountFrom' | 'discountUntil'>;
type ReadPeriod = Pick<ReadPrices, 'discountStartsAt' | 'discountEndsAt'>;

const NO_AMOUNT = 'debe ser un importe en soles, como 118.00';

/** Reads one field of prices after another and remembers what was wrong. */
export class PriceReader {
  readonly faults: FieldFault[] = [];

  isWrong(field: string): boolean {
    return this.faults.some((each) => each.field === field);
  }

  fault(field: string, label: string, reason: string): null {
    this.faults.push(faultAt(field, label, reason));
    return null;
  }

  optional(field: string, text: string, label: string): Money | null {
    if (text.trim() === '') return null;
    const read = parseMoney(text.trim());
    return read.ok ? read.value : this.fault(field, label, NO_AMOUNT);
  }

  amount(field: string, text: string, label: string): Money {
    if (text.trim() === '') this.fault(field, label, draftFaultTexts['field-empty']);
    return this.optional(field, text, label) ?? NOTHING;
  }

  /**
   * When a discount holds: from a minute of Lima on, or since it is published (null); through a minute, or a whole day, or without an
   * end (null).
   */
  discount({ discountFrom = '', discountUntil }: TypedPeriod): ReadPeriod {
    const startsAt = discountFrom === '' ? null : this.#minute('discountFrom', discountFrom);
    const endsAt = discountUntil === '' ? null : this.#end(discountUntil);
    if (startsAt !== null && endsAt !== null && endsAt <= startsAt) {
      this.fault('discountUntil', priceLabels.discountUntil, draftFaultTexts['dates-reversed']);
    }
    return { discountStartsAt: startsAt, discountEndsAt: endsAt };
  }

  #end(text: string): Date | null {
    const day = parsePlainDate(text);
    if (day.ok) return endOfLimaDay(day.value);
    const minute = this.#minute('discountUntil', text);
    return minute === null ? null : new Date(minute.getTime() + LAST_SECOND);
  }

  #minute(field: 'discountFrom' | 'discountUntil', text: string): Date | null {
    const read = parseLimaMinute(text);
    return read.ok ? read.value : this.fault(field, priceLabels[field], NO_MINUTE);
  }

  extension({
    extensionDiscount,
    extensionFactor,
  }: Pick<PricesContent, 'extensionDiscount' | 'extensionFactor'>): ReadPrices['extension'] {
    if (extensionDiscount.trim() === '') return null;
    const discount = parsePercent(typedPercent(extensionDiscount));
    if (!discount.ok || discount.value > MOST_EXTENSION_DISCOUNT) {
      return this.fault('extensionDiscount', priceLabels.extensionDiscount, 'debe ser un porcentaje de 0 a 50');
    }
    const factor = Number(extensionFactor.trim() || '2');
    if (!Number.isInteger(factor) || factor < 2 || factor > 12) {
      return this.fault('extensionFactor', priceLabels.extensionFactor, 'debe ser un número entero de 2 a 12');
    }
    return { discount: discount.value, factor };
  }

  /** What can be bought besides. */
  options(options: readonly OptionContent[], igvRate: Rate): readonly ReadOption[] {
    if (options.length > MOST_OPTIONS) this.fault('options', 'Opciones', `son más de ${MOST_OPTIONS}`);
    return options.map((option, index) => this.#option(option, index, igvRate));
  }

  /** A price and the reduced one beside it, by the rules of the school. @param names of the two fields. @param label of both. */
  pair(
    names: readonly [price: string, reduced: string],
    label: string,
    typed: { readonly price: string; readonly reduced: string },
    igvRate: Rate,
  ): { readonly price: Money; readonly reduced: Money | null } {
    const price = this.amount(names[0], typed.price, `${label}, precio`);
    const reduced = this.optional(names[1], typed.reduced, `${label}, descuento`);
    this.sound(names[0], label, price, igvRate);
    this.sound(names[1], label, reduced, igvRate);
    if (reduced !== null && reduced >= price && !this.isWrong(names[0])) {
      this.fault(names[1], label, draftFaultTexts['discount-not-lower']);
    }
    return { price, reduced };
  }

  /** Whether an amount may be published at all. */
  sound(field: string, label: string, amount: Money | null, igvRate: Rate): void {
    const wrong = amount === null || this.isWrong(field) ? null : faultOfPrice(amount, igvRate);
    if (wrong !== null) this.fault(field, label, draftFaultTexts[wrong]);
  }

  #option(option: OptionContent, index: number, igvRate: Rate): ReadOption {
    const [field, label] = [`options.${index}`, `Opción ${index + 1}`];
    if (option.label.trim() === '') this.fault(`${field}.label`, label, 'falta su nombre');
    const typed = { price: option.price, reduced: option.discountedPrice };
    const names = [`${field}.price`, `${field}.discountedPrice`] as const;
    const { price, reduced } = this.pair(names, label, typed, igvRate);
    const { id, key, kind } = option;
    return { id, key, kind, label: option.label.trim(), price, discountedPrice: reduced };
  }
}
