/** What a gateway takes money by. Its page offers all of its ways; a buyer says beforehand which they want in front. */
export type PaymentWay = 'card' | 'yape';

/** The gateway's page with the way that a buyer has chosen in front; a card stands there anyway. */
export function pageForWay(page: string, way: PaymentWay): string {
  return way === 'card' ? page : `${page}#${way}`;
}
