import type { InOtherOrder } from './charge-guard.ts';

const how: Readonly<Record<InOtherOrder['order']['state'], string>> = {
  charging: 'se está cobrando a tu tarjeta en este momento',
  unanswered: 'espera la respuesta de la pasarela',
  'under-review': 'espera que verifiquemos tu constancia',
};

/** Tells a buyer in which order a product is being paid already, and how that one stands. */
export function inOtherOrderText({ title, order }: InOtherOrder): string {
  return `Ya estás pagando «${title}» en tu pedido N.º ${order.number}, que ${how[order.state]}.`;
}
