import type { BillingRecord, ReceiptType } from '#domain/orders/billing-record.ts';
import type { CartItem } from '#domain/cart/cart-item.ts';
import { blankBilling } from './checkout-drafts.ts';

/** Billing data being typed. */
export interface BillingDraft {
  readonly billing: BillingRecord;
  /** What was typed for the other receipt, for who changes back. */
  readonly other: BillingRecord | null;
}

/** A factura goes to a RUC, a boleta to a person's document: what was typed for one is kept while the other is filled in. */
export function chooseReceipt<D extends BillingDraft>(draft: D, receiptType: ReceiptType): D {
  const { billing, other } = draft;
  if (billing.receiptType === receiptType) return draft;
  const documentType = receiptType === 'factura' ? 'RUC' : 'DNI';
  const blank = { ...blankBilling, receiptType, documentType, email: billing.email } as const;
  return { ...draft, billing: other ?? blank, other: billing };
}

/**
 * Of the billing data that an account keeps, last used first, that which a purchase begins with: what was used last, but of a Pro plan,
 * which firms buy and renew, the last factura. Undefined: nothing is kept.
 */
export function billingToBeginWith<B extends BillingRecord>(
  kept: readonly B[],
  items: readonly Pick<CartItem, 'plan'>[],
): B | undefined {
  const isForFirms = items.some(({ plan }) => plan?.page === 'pro');
  return (isForFirms ? kept.find(({ receiptType }) => receiptType === 'factura') : undefined) ?? kept[0];
}

/** Billing data without what else its holder knows of it. */
export function onlyBilling(given: BillingRecord): BillingRecord {
  const { receiptType, documentType, documentNumber, name, address, email } = given;
  return { receiptType, documentType, documentNumber, name, address, email };
}
