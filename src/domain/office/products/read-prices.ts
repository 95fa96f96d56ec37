import { draftFaultTexts } from '#domain/catalogue/product-draft-texts.ts';
import { faultsOfPrices, type DraftPrices } from '#domain/catalogue/product-draft.ts';
import { faultOfPrice } from '#domain/pricing/product-price.ts';
import { endOfLimaDay, parsePlainDate } from '#domain/shared/dates.ts';
import { type Money, NOTHING, parseMoney } from '#domain/shared/money.ts';
import { NO_RATE, parsePercent, type Rate } from '#domain/shared/rate.ts';
import { adviceAt, faultAt, type FieldFault } from './field-fault.ts';
import type { OptionContent, PricesContent, ReadOption, ReadPrices } from './prices-content.ts';

const labels = {
  igvRate: 'IGV',
  regularPrice: 'Precio normal',
  subscriberPrice: 'Precio de suscriptor',
  discountedPrice: 'Precio con descuento',
  discountUntil: 'Último día del descuento',
  extensionDiscount: 'Descuento de la extensión',
  extensionFactor: 'Veces que dura',
} as const;

/** What a field of the prices is called. */
export const priceLabel = (field: keyof typeof labels): string => labels[field];

/** The largest discount of an extension. Source: decisions.md, Extension. */
const MOST_EXTENSION_DISCOUNT = 5000;
const MOST_OPTIONS = 30;
const NO_AMOUNT = 'debe ser un importe en soles, como 118.00';

/** Reads prices as they were typed, with everything that hinders publishing them, then what would be better. */
export function readPrices(
  content: PricesContent,
  generalRate: Rate,
): { readonly prices: ReadPrices; readonly faults: readonly FieldFault[] } {
  const reader = new PriceReader();
  const igvRate = content.isExempt ? NO_RATE : generalRate;
  const plain: DraftPrices = {
    igvRate,
    regularPrice: reader.amount('regularPrice', content.regularPrice, labels.regularPrice),
    subscriberPrice: reader.optional('subscriberPrice', content.subscriberPrice, labels.subscriberPrice),
    discountedPrice: reader.optional('discountedPrice', content.discountedPrice, labels.discountedPrice),
    discountEndsAt: reader.lastDay(content.discountUntil),
  };
  const extension = reader.extension(content);
  const options = content.options.map((option, index) => reader.option(option, index, igvRate));
  const byRules = reader.isWrong('regularPrice')
    ? []
    : faultsOfPrices(plain, generalRate)
        .filter(({ field }) => !reader.isWrong(field))
        .map(({ field, kind }) => faultAt(field, labels[field as keyof typeof labels], draftFaultTexts[kind]));
  if (options.length > MOST_OPTIONS) reader.fault('options', 'Opciones', `son más de ${MOST_OPTIONS}`);
  const faults = [...byRules, ...reader.faults, ...adviceOn(content)];
  return { prices: { ...plain, extension, options }, faults };
}

function adviceOn({ discountedPrice, discountUntil }: PricesContent): readonly FieldFault[] {
  if (discountedPrice.trim() === '' || discountUntil !== '') return [];
  return [adviceAt('discountUntil', 'El descuento no tiene último día: dile a quien compra hasta cuándo vale.')];
}

/** Reads one field after another and remembers what was wrong. */
class PriceReader {
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

  lastDay(text: string): Date | null {
    if (text === '') return null;
    const day = parsePlainDate(text);
    return day.ok ? endOfLimaDay(day.value) : this.fault('discountUntil', labels.discountUntil, 'debe ser una fecha');
  }

  extension({ extensionDiscount, extensionFactor }: PricesContent): ReadPrices['extension'] {
    if (extensionDiscount.trim() === '') return null;
    const discount = parsePercent(extensionDiscount.trim());
    if (!discount.ok || discount.value > MOST_EXTENSION_DISCOUNT) {
      return this.fault('extensionDiscount', labels.extensionDiscount, 'debe ser un porcentaje de 0 a 50');
    }
    const factor = Number(extensionFactor.trim() || '2');
    if (!Number.isInteger(factor) || factor < 2 || factor > 12) {
      return this.fault('extensionFactor', labels.extensionFactor, 'debe ser un número entero de 2 a 12');
    }
    return { discount: discount.value, factor };
  }

  option(option: OptionContent, index: number, igvRate: Rate): ReadOption {
    const [field, label] = [`options.${index}`, `Opción ${index + 1}`];
    if (option.label.trim() === '') this.fault(`${field}.label`, label, 'falta su nombre');
    const price = this.amount(`${field}.price`, option.price, `${label}, precio`);
    const discountedPrice = this.optional(`${field}.discountedPrice`, option.discountedPrice, `${label}, descuento`);
    for (const [name, amount] of [
      [`${field}.price`, price],
      [`${field}.discountedPrice`, discountedPrice],
    ] as const) {
      const wrong = amount === null || this.isWrong(name) ? null : faultOfPrice(amount, igvRate);
      if (wrong !== null) this.fault(name, label, draftFaultTexts[wrong]);
    }
    if (discountedPrice !== null && discountedPrice >= price && !this.isWrong(`${field}.price`)) {
      this.fault(`${field}.discountedPrice`, label, draftFaultTexts['discount-not-lower']);
    }
    const { id, key, kind } = option;
    return { id, key, kind, label: option.label.trim(), price, discountedPrice };
  }
}
