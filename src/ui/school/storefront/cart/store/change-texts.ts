import type { ChangeReason } from '#domain/cart/total-change.ts';
import { formatMoney } from '#domain/shared/money.ts';

/** Why a total is another than before. */
export function reasonText(reason: ChangeReason): string {
  switch (reason.kind) {
    case 'entered':
      return `Entró «${reason.title}», de ${formatMoney(reason.amount)}.`;
    case 'left':
      return `Salió «${reason.title}», de ${formatMoney(reason.amount)}.`;
    case 'repriced':
      return `«${reason.title}» pasó de ${formatMoney(reason.from.amount)} a ${formatMoney(reason.to.amount)}${causeText(reason)}.`;
    case 'chosen-otherwise':
      return `Cambió lo que elegiste de «${reason.title}», o su precio.`;
    case 'code-in':
      return `Se aplicó el código ${reason.word}.`;
    case 'code-out':
      return `El código ${reason.word} ya no se aplica.`;
  }
}

function causeText({ from, to }: Extract<ChangeReason, { kind: 'repriced' }>): string {
  if (to.source === 'subscriber') return ': es el precio de quien tiene un plan activo';
  if (from.source === 'subscriber') return ': ya no tienes un plan activo';
  if (from.source === 'reduced' && to.source === 'regular') return ': terminó su descuento';
  return to.source === 'reduced' ? ': está con descuento' : '';
}
