import type { SnapshotCode } from '#domain/orders/order-snapshot.ts';
import type { OrderState } from '#domain/orders/order.ts';
import { limaDay } from '#domain/shared/dates.ts';
import { formatDayMonthYear } from '#domain/shared/typed-day.ts';
import { formatMoney } from '#domain/shared/money.ts';
import { conjunction } from '#domain/shared/text.ts';
import { Explanation } from './explanation.ts';
import { differencesOf, type StoredOrder } from './stored-figures.ts';

/** What an auditor reads about a stored order, and whether it comes out again. */
export interface AuditedOrder {
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

const ORIGINS: Readonly<Record<SnapshotCode['origin'], string>> = {
  coupon: 'cupón',
  promotion: 'promoción',
  seller: 'código de vendedor',
};

/**
 * Prints the derivation stored with an order, computes it again and says whether every figure that the school keeps of it agrees:
 * the derivation, the order, its lines, what was charged, its receipt and what went back. Source: decisions.md, Auditor's command.
 */
export function auditOrder(order: StoredOrder): AuditedOrder {
  const differences = differencesOf(order);
  const agrees = differences.length === 0;
  const verdict = agrees
    ? `Coincide: se compararon ${compared(order)}; al recalcular con los datos guardados se obtiene lo mismo, ${formatMoney(order.snapshot?.totals.net ?? (0 as never))}.`
    : ['NO coincide:', ...differences.map((each) => `  - ${each}.`)].join('\n');
  return { text: [...story(order), verdict, ''].join('\n'), agrees };
}

/** The heading and the stored steps, as far as they can be read. */
function story(order: StoredOrder): readonly string[] {
  const explanation = new Explanation();
  try {
    const steps = explanation.steps(order.snapshot?.derivation ?? []);
    return [heading(order), steps, explanation.legend()];
  } catch {
    return [firstLine(order), ''];
  }
}

function firstLine({ number, id, state, createdAt }: StoredOrder): string {
  const words = STATES[state as OrderState] ?? state;
  return `Pedido ${number}, ${words}, del ${formatDayMonthYear(limaDay(createdAt))} (${id})`;
}

function heading(order: StoredOrder): string {
  if (order.snapshot === null) return `${firstLine(order)}\n`;
  const { code, request, lines } = order.snapshot;
  const titles = lines.map((line) => `  Producto ${line.productId} (${line.moduleCode}): ${line.title}`);
  const word = code === null ? 'ninguno' : `${code.word}, ${ORIGINS[code.origin]}`;
  return [
    firstLine(order),
    `  Código: ${word}. IGV general: ${request.generalRate / 100} %. Redondeo a soles: ${request.rounding === 'nearest' ? 'el más cercano' : 'el inferior'}.`,
    ...titles,
    '',
  ].join('\n');
}

function compared({ lines, attempts, receipt, refunds }: StoredOrder): string {
  return conjunction([
    'el cálculo',
    'el pedido',
    lines.length === 1 ? 'su línea' : `sus ${lines.length} líneas`,
    ...(attempts.length === 0
      ? []
      : [attempts.length === 1 ? 'su intento de pago' : `sus ${attempts.length} intentos de pago`]),
    ...(receipt === null || receipt === 'unreadable' ? [] : [`su comprobante ${receipt.code}`]),
    ...(refunds.length === 0 ? [] : ['lo que se devolvió con sus notas de crédito']),
  ]);
}
