import { numbered } from '#domain/shared/numbers-together.ts';
import type { InOtherOrder, SeatsWithoutOwn } from './charge-guard.ts';

/** How an order stands whose gateway is silent: said to its buyer and to whoever decides about another of theirs. */
export const unansweredText = 'espera la respuesta de la pasarela';

const how: Readonly<Record<InOtherOrder['order']['state'], string>> = {
  charging: 'se está cobrando a tu tarjeta en este momento',
  unanswered: unansweredText,
  'under-review': 'espera que verifiquemos tu constancia',
};

/** What is said after that another payment is not decided yet. */
export const waitForIt = 'Espera su resultado para no pagar dos veces.';

/** Why an order whose sums are wrong is not charged. */
export const orderDiffersText = 'Este pedido no cuadra con su cálculo y lo estamos revisando. No se te cobró nada.';

/** Tells a buyer in which order a product is being paid already, and how that one stands. */
export function inOtherOrderText({ title, order }: InOtherOrder): string {
  return `Ya estás pagando «${title}» en tu pedido ${numbered(order.number)}, que ${how[order.state]}.`;
}

/** Why further seats are not paid whose seminar went back to the school. */
export const seatsWithoutOwnText = ({ title }: Pick<SeatsWithoutOwn, 'title'>): string =>
  `«${title}» no se pagan aparte: el seminario se devolvió o se está devolviendo.`;

/** Why something that was about to be paid is not charged. */
export const unchargedText = (why: string): string => `${why} No se te cobró nada.`;
