/** Digits of a purchase number, by which a gateway knows an attempt. */
export const PURCHASE_DIGITS = 12;

/** What a purchase number begins with: its order, and which of its attempts it is. @param count from 1. */
export const purchaseNumberStart = (orderNumber: number, count: number): string =>
  `${orderNumber}${String(count).padStart(2, '0')}`;
