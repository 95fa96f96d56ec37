import { HIGHEST_PRICE } from '#domain/pricing/product-price.ts';
import { formatMoney } from '#domain/shared/money.ts';
import type { DraftRefusal } from './product-draft.ts';

/** What is wrong with a field of a draft, after its name. */
export const draftFaultTexts: Readonly<Record<DraftRefusal['kind'], string>> = {
  'field-empty': 'está vacío',
  'field-too-long': 'es demasiado largo',
  'slug-malformed': 'solo lleva minúsculas, números y guiones',
  'slug-reserved': 'es una dirección de la propia escuela',
  'rate-not-allowed': 'debe ser 0 o la tasa general de la escuela',
  'price-too-small': 'debe ser 0.00 o al menos 0.04, porque está gravado con IGV',
  'price-too-large': `no puede pasar de ${formatMoney(HIGHEST_PRICE)}`,
  'discount-not-lower': 'debe ser menor que el precio normal',
  'subscriber-price-higher': 'no puede superar el precio normal',
  'dates-missing': 'falta: un seminario necesita fecha y hora de inicio',
  'dates-reversed': 'debe ser después del inicio',
};

/** The same of a slug that something else has. */
export const SLUG_TAKEN = 'ya lo usa otro producto o vendedor';
