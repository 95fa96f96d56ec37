/** What a buyer reads for an action code of a card gateway. Source: facts/peru.md, section 4.1. */
const texts: Readonly<Record<string, string>> = {
  '101': 'Tu tarjeta está vencida. Usa otra tarjeta.',
  '102': 'Tu banco no autorizó el pago. Comunícate con él o usa otra tarjeta.',
  '113': 'El importe no coincide con el del pedido. No se te cobró nada.',
  '116': 'Tu tarjeta no tiene fondos suficientes. Usa otra tarjeta o inténtalo más tarde.',
  '118': 'El número de tarjeta no es válido. Revísalo o usa otra tarjeta.',
  '129': 'El código de seguridad no es correcto. Revísalo e inténtalo otra vez.',
  '300': 'Este pago ya se había enviado. No se te cobró otra vez.',
  '423': 'Dejaste el pago antes de terminarlo. No se te cobró nada.',
  '674': 'La sesión de pago ya no es válida. No se te cobró nada; empieza de nuevo.',
  '682': 'Pasó demasiado tiempo en la página de pago. No se te cobró nada; empieza de nuevo.',
};

/** The code's text; for one that is not known, that the bank refused. */
export function actionText(code: string): string {
  return texts[code] ?? 'Tu banco no autorizó el pago. Comunícate con él o usa otra tarjeta.';
}
