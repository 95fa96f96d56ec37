import { monthText } from '#domain/orders/sales-by-month.ts';
import { formatDayMonthYear } from '#domain/shared/typed-day.ts';
import { formatSigned } from '#domain/shared/signed-money.ts';
import { type BookMonth, monthOfDay } from './book-month.ts';
import type { BookDifference, DifferenceKind } from './book-difference.ts';

interface Words {
  readonly order: string;
  readonly amount: string;
  readonly told: string;
  readonly day: string;
  /** The month of that day. */
  readonly itsMonth: string;
  readonly month: string;
}

const texts: Readonly<Record<DifferenceKind, (words: Words) => string>> = {
  'order-without-money': ({ order, amount }) => `El ${order} se confirmó y no figura ningún cobro: faltan ${amount}.`,
  'money-without-order': ({ order, amount }) =>
    `Por el ${order} llegaron ${amount} y el pedido no está confirmado ni figura pago en exceso.`,
  'money-of-another-month': ({ order, amount, day }) =>
    `El dinero del ${order} llegó el ${day} y el pedido se confirmó en otro mes: ${amount}.`,
  'money-differs': ({ order, amount }) =>
    `Lo cobrado por el ${order} y su total no coinciden: la diferencia es ${amount}.`,
  'order-without-receipt': ({ order, amount }) => `El ${order} se cobró y no tiene comprobante: ${amount}.`,
  'receipt-without-order': ({ order, told }) => `${told} es del ${order}, que no está confirmado.`,
  'receipt-rejected': ({ order, told, amount }) =>
    `La SUNAT rechazó ${told}, del ${order}: no va en el registro y ${amount} no tienen comprobante.`,
  'receipt-of-another-month': ({ order, told, day }) =>
    `El comprobante del ${order}, ${told}, es del ${day}; el pedido se confirmó en otro mes.`,
  'receipt-differs': ({ order, told, amount }) =>
    `${told} y su ${order} no suman lo mismo: la diferencia es ${amount}.`,
  'correction-rejected': ({ order, told, amount }) =>
    `La SUNAT rechazó la nota ${told}, que anula un comprobante corregido del ${order}: los dos cuentan en el registro, con ${amount} de más.`,
  'correction-of-another-month': ({ order, told, day }) =>
    `La nota ${told}, que anula un comprobante corregido del ${order}, es del ${day}; el que vale en su lugar es de otro mes.`,
  'refund-without-note': ({ order, told, amount }) =>
    `La devolución N.º ${told} del ${order} se hizo y no tiene nota de crédito: ${amount}.`,
  'note-without-refund': ({ order, told }) => `La nota ${told} es de una devolución del ${order} que no está hecha.`,
  'note-rejected': ({ order, told, amount }) =>
    `La SUNAT rechazó la nota ${told}, del ${order}: no va en el registro y ${amount} devueltos no tienen nota.`,
  'note-of-another-month': ({ order, told, day }) =>
    `La nota ${told} del ${order} es del ${day}; el dinero se devolvió en otro mes.`,
  'note-differs': ({ order, told, amount }) =>
    `La nota ${told} y la devolución del ${order} no suman lo mismo: la diferencia es ${amount}.`,
  'dispute-untold': ({ order, told, amount }) =>
    `El contracargo N.º ${told} del ${order} y sus notas de crédito no suman lo mismo: los separan ${amount}, que ninguna nota puede decir.`,
  'charge-unsettled': ({ order, told, amount, day }) =>
    `La pasarela cobró ${amount} por el ${order} el ${day} (${told}) y no figura en sus liquidaciones.`,
  'settlement-differs': ({ order, told, amount }) =>
    `Lo cobrado por el ${order} y lo liquidado no coinciden (${told}): la diferencia es ${amount}.`,
  'refund-unsettled': ({ order, told, amount, day }) =>
    `Se devolvieron ${amount} del ${order} por la pasarela el ${day} (${told}) y no figuran descontados en sus liquidaciones.`,
  'settled-refund-differs': ({ order, told, amount }) =>
    `Lo devuelto del ${order} y lo que descuenta su liquidación no coinciden (${told}): la diferencia es ${amount}.`,
  'dispute-unsettled': ({ order, told, amount, day }) =>
    `El banco se llevó ${amount} del ${order} por un contracargo el ${day} (${told}) y no figuran descontados en sus liquidaciones.`,
  'settled-dispute-differs': ({ order, told, amount }) =>
    `Lo que se llevó el banco del ${order} por un contracargo y lo que descuenta su liquidación no coinciden (${told}): la diferencia es ${amount}.`,
  'dispute-kept': ({ order, told, amount, day }) =>
    `La escuela ganó un contracargo del ${order} (N.º ${told}) y no volvieron los ${amount} que la liquidación del ${day} descontó.`,
  'settlement-unknown': ({ told, amount, day }) =>
    `La liquidación del ${day} trae ${amount} que la escuela no conoce (${told}).`,
  'settlement-uncharged': ({ order, told, amount, day }) =>
    `La liquidación del ${day} trae ${amount} del ${order} (${told}) que la escuela no tiene como cobro, devolución ni contracargo.`,
  'settlement-net': ({ told, amount, day }) =>
    `La liquidación del ${day} (${told}) no suma: al importe, sin comisión e IGV, y al neto los separan ${amount}.`,
  'charge-unknown': ({ order, told, amount }) =>
    `No se sabe si la pasarela cobró ${amount} por el ${order} (compra ${told}).`,
  'refund-unknown': ({ order, told, amount }) =>
    `No se sabe si la pasarela devolvió ${amount} del ${order} (devolución N.º ${told}).`,
  'surplus-held': ({ order, amount }) => `Por el ${order} llegaron ${amount} de más que no se han devuelto.`,
  'movement-undecided': ({ told, amount, day }) =>
    `Un depósito de ${amount} del ${day} (${told}) espera que alguien diga de qué pedido es, o que llegue lo que le falta.`,
  'number-missing': ({ told }) => `Falta ${told}: su serie salta un número.`,
  'late-document': ({ order, told, day, month }) =>
    `${told}, del ${order}, es del ${day} y no estaba cuando se cerró el mes: decláralo como ajuste posterior de ${month}.`,
  'altered-document': ({ order, told, month }) =>
    `${told}, del ${order}, ya no es como se guardó al cerrar: decláralo como ajuste posterior de ${month}.`,
  'undone-document': ({ order, told, month }) =>
    `${told}, del ${order}, se guardó al cerrar y ya no cuenta: decláralo como ajuste posterior de ${month}.`,
  'later-note': ({ order, told, itsMonth }) =>
    `La nota ${told} corrige el comprobante del ${order} después de este mes: va en el registro de ${itsMonth}.`,
};

/** What a difference of a month says to whoever keeps its books. */
export function differenceText({ kind, orderNumber, amount, told, on }: BookDifference, month: BookMonth): string {
  return texts[kind]({
    order: orderNumber === null ? 'pedido' : `pedido N.º ${orderNumber}`,
    amount: formatSigned(Math.abs(amount)),
    told,
    day: on === null ? '' : formatDayMonthYear(on),
    itsMonth: on === null ? '' : monthText(monthOfDay(on)),
    month: monthText(month),
  });
}
