import type { Money } from '#domain/shared/money.ts';

export const MAX_SEATS = 1000;

/** A chargeable extra of a plan or seminar: additional seats (a price each) or something taken once. */
export interface PriceOption {
  readonly id: number;
  readonly kind: 'seat' | 'extra';
  readonly label: string;
  /** precio_principal: for one. */
  readonly regular: Money;
  /** precio_principal_descuento: for one, while the product's own discount is in force. */
  readonly reduced: Money | null;
  /** How many are chosen: an integer from 0 (none) to 1000 seats, or to 1 of an extra. */
  readonly count: number;
}

/** Whether an option may be chosen so many times. */
export function isCountValid(option: PriceOption, count: number): boolean {
  return Number.isInteger(count) && count >= 0 && count <= (option.kind === 'seat' ? MAX_SEATS : 1);
}

/** What an option adds: unit price × count as one amount, never rounded apart. Source: CART-9; decisions.md, Line price. */
export function optionAmount(option: PriceOption, isReductionInForce: boolean): Money {
  const unit = isReductionInForce && option.reduced !== null ? option.reduced : option.regular;
  return (unit * option.count) as Money;
}
