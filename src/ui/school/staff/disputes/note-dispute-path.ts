import { withQuery } from '#domain/shared/query-string.ts';

/** Where the form stands that notes a dispute, on its page. */
export const noteDisputeId = 'anotar';

/**
 * Where a dispute of a payment is noted, with what is known of it typed: `amount` in soles, as '118.00'; `purchase` where the order was paid
 * more than once. Source: decision 0130.
 */
export function noteDisputePath(order: number, amount: string, purchase: string | null = null): string {
  const address = { pedido: String(order), compra: purchase, importe: amount };
  return `${withQuery('/colaboradores/contracargos', address)}#${noteDisputeId}`;
}
