import { draftFaultTexts } from '#domain/catalogue/product-draft-texts.ts';
import { faultsOfPrices, type DraftPrices } from '#domain/catalogue/product-draft.ts';
import { NO_RATE, type Rate } from '#domain/shared/rate.ts';
import { adviceAt, faultAt, type FieldFault } from './field-fault.ts';
import { priceLabel, priceLabels, PriceReader } from './price-reader.ts';
import type { PricesContent, ReadPrices } from './prices-content.ts';

/** Reads prices as they were typed, with everything that hinders publishing them, then what would be better. */
export function readPrices(
  content: PricesContent,
  generalRate: Rate,
): { readonly prices: ReadPrices; readonly faults: readonly FieldFault[] } {
  const reader = new PriceReader();
  const igvRate = content.isExempt ? NO_RATE : generalRate;
  const { discountStartsAt, discountEndsAt } = reader.discount(content);
  const plain: DraftPrices = {
    igvRate,
    regularPrice: reader.amount('regularPrice', content.regularPrice, priceLabel('regularPrice')),
    subscriberPrice: reader.optional('subscriberPrice', content.subscriberPrice, priceLabel('subscriberPrice')),
    discountedPrice: reader.optional('discountedPrice', content.discountedPrice, priceLabel('discountedPrice')),
    discountEndsAt,
  };
  const extension = reader.extension(content);
  const options = reader.options(content.options, igvRate);
  const byRules = reader.isWrong('regularPrice')
    ? []
    : faultsOfPrices(plain, generalRate)
        .filter(({ field }) => !reader.isWrong(field))
        .map(({ field, kind }) =>
          faultAt(field, priceLabels[field as keyof typeof priceLabels], draftFaultTexts[kind]),
        );
  const faults = [...byRules, ...reader.faults, ...adviceOn(content)];
  return { prices: { ...plain, discountStartsAt, extension, options }, faults };
}

function adviceOn({ discountedPrice, discountUntil }: PricesContent): readonly FieldFault[] {
  if (discountedPrice.trim() === '' || discountUntil !== '') return [];
  return [adviceAt('discountUntil', 'El descuento no tiene fin: dile a quien compra hasta cuándo vale.')];
}
