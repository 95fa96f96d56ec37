const byBank = 'El banco no autorizó: que quien compra lo llame o use otra tarjeta';
const number = 'Número de tarjeta no válido';
const code = 'Código de seguridad errado';
const date = 'Tarjeta vencida';
const funds = 'Sin saldo suficiente';
const reported = 'Tarjeta reportada como perdida o robada: no se lo digas a quien compra';
const silent = 'El banco o la pasarela no respondió';
const amount = 'El importe no es el del pedido';
const bounds = 'La pasarela no acepta este importe: mira los límites de tu contrato';
const twice = 'Ya se había enviado: no se cobró dos veces';
const page = 'Sesión de pago vencida: que empiece de nuevo';
const left = 'Dejó la página de pago';
const fraud = 'La pasarela lo detuvo por seguridad';

/**
 * Why a gateway did not charge, for whoever works for the school: by the codes of Niubiz, which the simulated gateway speaks too, and of Culqi,
 * which are words. Sources: facts/peru.md, section 4.1; decision 0091.
 */
const reasons: Readonly<Record<string, string>> = {
  '101': date,
  '102': byBank,
  '107': byBank,
  '113': amount,
  '116': funds,
  '118': number,
  '129': code,
  '180': number,
  '190': byBank,
  '208': reported,
  '209': reported,
  '300': twice,
  '401': 'La pasarela tiene detenido el comercio de la escuela: escríbele',
  '404': bounds,
  '407': bounds,
  '408': code,
  '423': left,
  '666': silent,
  '670': fraud,
  '674': page,
  '682': page,
  '909': silent,
  '912': silent,
  insufficient_funds: funds,
  expired_card: date,
  invalid_cvv: code,
  incorrect_cvv: code,
  too_many_attempts_cvv: 'Código de seguridad errado demasiadas veces',
  invalid_card: number,
  card_number: number,
  stolen_card: reported,
  lost_card: reported,
  fraudulent: fraud,
  contact_issuer: byBank,
  issuer_decline_operation: byBank,
  issuer_not_available: silent,
  processing_error: silent,
};

interface Answered {
  /** What the gateway answered; null: it was not asked, or made no answer. */
  readonly actionCode: string | null;
  /** What the buyer read; null: nothing. */
  readonly buyerText: string | null;
}

/**
 * What became of a try at paying, for the office: the reason with the gateway's code. One that only the buyer was told of is given in the
 * buyer's words, as such; null: nothing was said.
 */
export function declineText({ actionCode, buyerText }: Answered): string | null {
  // The buyer reads something wherever nothing was charged, and nowhere else.
  if (buyerText === null) return null;
  const reason = actionCode !== null && Object.hasOwn(reasons, actionCode) ? reasons[actionCode] : null;
  const told = reason ?? `Quien compra leyó: «${buyerText}»`;
  return actionCode === null ? told : `${told} (código\u00A0${actionCode})`;
}
