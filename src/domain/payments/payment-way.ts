/**
 * What a gateway takes money by. Its page offers all of its ways but a code of cash, which the school shows itself and is paid elsewhere; a buyer says
 * beforehand which they want in front.
 */
export const paymentWays = ['card', 'yape', 'cash-code'] as const;
export type PaymentWay = (typeof paymentWays)[number];

/** The gateway's page with the way that a buyer has chosen in front; a card stands there anyway. */
export function pageForWay(page: string, way: PaymentWay): string {
  return way === 'card' ? page : `${page}#${way}`;
}
