const askTheBank = 'Tu banco no autorizó el pago. Comunícate con él o usa otra tarjeta.';
const notThisCard = 'Esta tarjeta no se puede usar. Comunícate con tu banco o usa otra tarjeta.';
const wrongNumber = 'El número de tarjeta no es válido. Revísalo o usa otra tarjeta.';
const wrongCode = 'El código de seguridad no es correcto. Revísalo e inténtalo otra vez.';
const notNow = 'El banco no pudo responder. No se te cobró nada; inténtalo más tarde.';
const shopProblem = 'Por ahora la escuela no puede cobrar con tarjeta. No se te cobró nada; elige otra forma de pago.';
const outsideBounds = 'La pasarela no acepta pagos por este importe. No se te cobró nada; elige otra forma de pago.';

/** What a buyer reads for an action code of a card gateway, family by family. Source: facts/peru.md, section 4.1. */
const texts: Readonly<Record<string, string>> = {
  '101': 'Tu tarjeta está vencida. Usa otra tarjeta.',
  '102': askTheBank,
  '107': askTheBank,
  '113': 'El importe no coincide con el del pedido. No se te cobró nada.',
  '116': 'Tu tarjeta no tiene fondos suficientes. Usa otra tarjeta o inténtalo más tarde.',
  '118': wrongNumber,
  '129': wrongCode,
  '180': wrongNumber,
  '190': askTheBank,
  '208': notThisCard,
  '209': notThisCard,
  '300': 'Este pago ya se había enviado. No se te cobró otra vez.',
  '401': shopProblem,
  '404': outsideBounds,
  '407': outsideBounds,
  '408': wrongCode,
  '423': 'Dejaste el pago antes de terminarlo. No se te cobró nada.',
  '666': notNow,
  '670': 'La pasarela no aceptó el pago por seguridad. No se te cobró nada; usa otra tarjeta u otra forma de pago.',
  '674': 'La sesión de pago ya no es válida. No se te cobró nada; empieza de nuevo.',
  '682': 'Pasó demasiado tiempo en la página de pago. No se te cobró nada; empieza de nuevo.',
  '909': notNow,
  '912': notNow,
};

/** The code's text; for one that is not known, that the bank refused. */
export function actionText(code: string): string {
  return texts[code] ?? askTheBank;
}
