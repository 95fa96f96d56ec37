import type { SurplusReason } from './surplus-payment.ts';

/** Why money arrived although nothing was due, as it is told in the office, in its commands and in one's own data. */
export const surplusReasonTexts: Readonly<Record<SurplusReason, string>> = {
  'order-paid': 'Otro pago ya había confirmado el pedido',
  'products-owned': 'El comprador ya tenía lo que pagó',
  overpaid: 'Llegó más que el total del pedido',
  'seats-without-own': 'Eran cupos de un seminario que ya no es del comprador',
  'account-erased': 'La cuenta del comprador se eliminó antes de que llegara',
  'attempt-refused':
    'La pasarela lo aprobó tarde: constaba como rechazado, o su código se pagó cuando ya no quedaban cupos',
};
