import type { SurplusReason } from '#domain/payments/surplus-payment.ts';

/** Why money arrived although nothing was due. */
export const surplusReasons: Readonly<Record<SurplusReason, string>> = {
  'order-paid': 'Otro pago ya había confirmado el pedido',
  'products-owned': 'El comprador ya tenía lo que pagó',
  overpaid: 'Llegó más que el total del pedido',
  'attempt-refused': 'La pasarela lo aprobó después de que constara como rechazado',
};
