import { PURCHASE_DIGITS } from './purchase-number.ts';

/** As long as the name of a refund is. Por confirmar; see `niubiz-unconfirmed.ts`. */
const LENGTH = 20;

/** How the school names a refund to a gateway that wants a name for it: the number of its purchase, then its own, with zeros between. */
export function refundReference(purchaseNumber: string, refundNumber: number | string): string {
  return `${purchaseNumber}${String(refundNumber).padStart(LENGTH - purchaseNumber.length, '0')}`;
}

/** The purchase number in such a name; null: it is none. */
export function purchaseInRefundReference(reference: string): string | null {
  return reference.length === LENGTH && /^\d+$/.test(reference) ? reference.slice(0, PURCHASE_DIGITS) : null;
}
