import type { Order } from '#application/server/ports/orders.ts';
import { recomputeSnapshot, type OrderSnapshot } from '#domain/orders/order-snapshot.ts';
import type { OrderState } from '#domain/orders/order.ts';
import { formatDayMonthYear, limaDay } from '#domain/shared/dates.ts';
import { formatMoney } from '#domain/shared/money.ts';
import { explanation } from './explanation.ts';

/** What an auditor reads about a stored order, and whether it comes out again. */
export interface OrderAudit {
  readonly text: string;
  readonly agrees: boolean;
}

const STATES: Readonly<Record<OrderState, string>> = {
  continue: 'sin pagar',
  pending: 'pago por verificar',
  confirmed: 'confirmado',
  expired: 'vencido',
  finished: 'terminado, con comprobante',
};

const ORIGINS = { coupon: 'cupón', promotion: 'promoción', seller: 'código de vendedor' } as const;

/** Prints the derivation stored with an order, computes it again and says whether both agree. Source: decisions.md, Auditor's command. */
export function auditOrder(order: Order): OrderAudit {
  const { snapshot } = order;
  const difference = differenceOf(order);
  const verdict =
    difference === null
      ? `Coincide: al recalcular con los datos guardados se obtiene lo mismo, ${formatMoney(snapshot.totals.net)}.`
      : `NO coincide: ${difference}.`;
  return {
    text: [heading(order), explanation(snapshot.derivation), verdict, ''].join('\n'),
    agrees: difference === null,
  };
}

function heading({ number, id, state, createdAt, snapshot }: Order): string {
  const { code, request } = snapshot;
  const titles = snapshot.lines.map((line) => `  Producto ${line.productId} (${line.moduleCode}): ${line.title}`);
  const word = code === null ? 'ninguno' : `${code.word}, ${ORIGINS[code.origin]}`;
  return [
    `Pedido ${number}, ${STATES[state]}, del ${formatDayMonthYear(limaDay(createdAt))} (${id})`,
    `  Código: ${word}. IGV general: ${request.generalRate / 100} %. Redondeo a soles: ${request.rounding === 'nearest' ? 'el más cercano' : 'el inferior'}.`,
    ...titles,
    '',
  ].join('\n');
}

/** Where the stored order and its recomputation part, in words, or null when they agree. */
function differenceOf({ snapshot, lines }: Order): string | null {
  const again = recomputeSnapshot(snapshot);
  if (!again.ok) {
    return again.refusal.kind === 'snapshot-differs'
      ? `lo guardado en ${again.refusal.path} no es lo que resulta al recalcular`
      : `los datos guardados ya no se pueden calcular (${again.refusal.kind})`;
  }
  const strayed = lines.find((line) => line.net !== netIn(snapshot, line.productId));
  if (strayed === undefined && lines.length === snapshot.lines.length) return null;
  return `las líneas del pedido no son las de su derivación${strayed === undefined ? '' : ` (producto ${strayed.productId})`}`;
}

function netIn(snapshot: OrderSnapshot, productId: number): number | undefined {
  return snapshot.lines.find((line) => line.productId === productId)?.net;
}
