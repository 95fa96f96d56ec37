/** What a buyer reads when Culqi declines, by family of its decline codes. Sources: decision 0091. */
const bank = 'Tu banco no autorizó el pago. Comunícate con él o paga con otra tarjeta.';
const data = 'Los datos de la tarjeta no son correctos. Revísalos o paga con otra tarjeta.';

const families: Readonly<Record<string, string>> = {
  insufficient_funds:
    'No hay saldo suficiente para este pago. No se te cobró nada: usa otra tarjeta o prueba más tarde.',
  expired_card: 'La tarjeta está vencida o su fecha no es correcta. Revísala o paga con otra tarjeta.',
  invalid_cvv: data,
  incorrect_cvv: data,
  invalid_card: data,
  card_number: data,
  too_many_attempts_cvv: 'Escribiste mal el código de seguridad demasiadas veces. Paga con otra tarjeta.',
  // A buyer who holds such a card is not told that it was reported.
  stolen_card: bank,
  lost_card: bank,
  fraudulent: bank,
  contact_issuer: bank,
  issuer_decline_operation: bank,
  issuer_not_available:
    'Tu banco no responde en este momento. No se te cobró nada: prueba más tarde o con otra tarjeta.',
  processing_error: 'Culqi no pudo procesar el pago. No se te cobró nada: prueba otra vez.',
};

/** The text of a decline code; of one that is not known, that the bank declined. */
export function culqiDeclineText(code: string): string {
  return Object.hasOwn(families, code) ? (families[code] ?? bank) : bank;
}

/** Of what declines before a bank is asked. */
export const culqiOwnTexts = {
  session: 'Esta sesión de pago no sirve. No se te cobró nada: empieza de nuevo.',
  amount: 'El importe no es el de tu pedido. No se te cobró nada.',
  again: 'Este pago ya estaba enviado y no se cobra dos veces.',
  verify: 'Tu banco pide que confirmes que eres tú. No se te cobró nada: paga otra vez y confírmalo en el camino.',
  request: 'Culqi no aceptó el pago. No se te cobró nada: prueba otra vez o paga con otro medio.',
} as const;

/** Why there is no code of PagoEfectivo, for the buyer. */
export const culqiCodeTexts = {
  differs: 'El importe no es el de tu pedido. No se hizo ningún código y no se te cobró nada.',
  refused:
    'PagoEfectivo no pudo hacer tu código y no se te cobró nada. Agrega tu celular a tu perfil y pídelo otra vez, o paga de otra forma.',
} as const;

/** Why nothing was given back, for whoever works for the school. */
export const culqiRefundTexts = {
  unpaid: 'Culqi no tiene ningún cobro de este pago.',
  differs: 'Esta devolución ya se pidió a Culqi por otro importe.',
  refused: 'Culqi no aceptó la devolución.',
} as const;
