import type { OrderSnapshot } from '#domain/orders/order-snapshot.ts';
import { recomputeSnapshot } from '#domain/orders/order-snapshot.ts';
import { receiptLines, type ReceiptLine, type ReceiptTotals, receiptTotals } from '#domain/receipts/receipt-lines.ts';
import { type Amounts, type PricedCart, priceLines } from '#domain/pricing/totals.ts';
import { formatMoney, type Money } from '#domain/shared/money.ts';
import { differencesOfRefunds, type StoredRefund } from './stored-refunds.ts';

/** Amounts by the names of their columns. */
type Figures = Readonly<Record<string, unknown>>;

/** The receipt of an order as it is stored. */
export interface StoredReceipt {
  readonly code: string;
  /** Its own column, beside the totals of its content. */
  readonly total: number;
  readonly lines: readonly ReceiptLine[];
  readonly totals: ReceiptTotals;
  /** The hash kept with it and the one of what it says now; null: issued before hashes were kept. */
  readonly hash: { readonly kept: string; readonly computed: string } | null;
}

/** Every figure that the school keeps of an order, as the database has it: nothing is taken for granted. */
export interface StoredOrder {
  readonly id: string;
  readonly number: number;
  readonly state: string;
  readonly createdAt: Date;
  readonly codeWord: string | null;
  /** Null: it is no JSON of an order. */
  readonly snapshot: OrderSnapshot | null;
  readonly columns: Readonly<Record<'total' | 'discount' | 'new_total' | 'base' | 'tax', number>>;
  readonly lines: readonly (Figures & { readonly product_id: number })[];
  readonly attempts: readonly { readonly purchaseNumber: string; readonly amount: number }[];
  /** Null: none was issued. */
  readonly receipt: StoredReceipt | 'unreadable' | null;
  /** What went back. */
  readonly refunds: readonly StoredRefund[];
}

/** Where what is stored parts from what results when the order is computed again, in words; empty when all of it agrees. */
export function differencesOf(order: StoredOrder): readonly string[] {
  const { snapshot } = order;
  if (snapshot === null) return [UNREADABLE];
  try {
    const priced = priceLines(snapshot.request);
    if (!priced.ok) return [`los datos guardados ya no se pueden calcular (${priced.refusal.kind})`];
    return [
      ...ofSnapshot(snapshot),
      ...ofOrder(order, priced.value),
      ...ofLines(order, priced.value),
      ...ofPaper(order, priced.value),
      ...differencesOfRefunds(order.refunds, priced.value),
    ];
  } catch {
    // A snapshot that lacks its parts is no surprise of the program: somebody wrote it so.
    return [UNREADABLE];
  }
}

const UNREADABLE = 'la copia del cálculo que guarda el pedido no se puede leer';

function ofSnapshot(snapshot: OrderSnapshot): readonly string[] {
  const again = recomputeSnapshot(snapshot);
  if (again.ok) return [];
  const path = again.refusal.kind === 'snapshot-differs' ? again.refusal.path : again.refusal.kind;
  return [`lo guardado en ${path} no es lo que resulta al recalcular`];
}

function ofOrder({ columns, codeWord, snapshot }: StoredOrder, priced: PricedCart): readonly string[] {
  const { price, discount, net, base, tax } = priced;
  const word = snapshot?.code?.word ?? null;
  return [
    ...compared('el pedido', columns, { total: price, discount, new_total: net, base, tax }),
    ...(codeWord === word
      ? []
      : [`el pedido nombra el código ${codeWord ?? 'ninguno'} y su cálculo ${word ?? 'ninguno'}`]),
  ];
}

function ofLines({ lines }: StoredOrder, priced: PricedCart): readonly string[] {
  if (lines.length !== priced.lines.length) {
    return [`el pedido tiene ${lines.length} líneas y su cálculo ${priced.lines.length}`];
  }
  return priced.lines.flatMap((line, index) => {
    const stored = lines[index];
    const id = line.line.productId;
    if (stored?.product_id !== id) return [`la línea ${index + 1} del pedido no es la del producto ${id}`];
    return compared(`la línea del producto ${id}`, stored, { ...amountsOf(line), rate: line.line.taxRate });
  });
}

/** What was charged, and what the receipt says. */
function ofPaper({ attempts, lines: stored, receipt, snapshot }: StoredOrder, priced: PricedCart): readonly string[] {
  const paid = attempts.flatMap(({ purchaseNumber, amount }) =>
    compared(`el intento de pago ${purchaseNumber}`, { amount }, { amount: priced.net }),
  );
  if (receipt === 'unreadable') return [...paid, 'lo que guarda el comprobante no se puede leer'];
  if (receipt === null || snapshot === null) return paid;
  const lines = receiptLines(snapshot);
  const neverDue = new Set(stored.filter((line) => line.is_never_due === 1).map((line) => line.product_id));
  const sold = lines.ok ? lines.value.filter(({ productId }) => !neverDue.has(productId)) : [];
  return [...paid, ...(lines.ok ? ofReceipt(receipt, sold) : [])];
}

function ofReceipt(receipt: StoredReceipt, lines: readonly ReceiptLine[]): readonly string[] {
  const name = `el comprobante ${receipt.code}`;
  const totals = receiptTotals(lines);
  const { hash } = receipt;
  return [
    ...compared(name, receipt, { total: totals.total }),
    ...compared(name, { ...receipt.totals }, { ...totals }),
    ...(receipt.lines.length === lines.length
      ? []
      : [`${name} tiene ${receipt.lines.length} líneas y el pedido ${lines.length}`]),
    ...lines.flatMap((line, index) => {
      const { productId, taxRate, treatment, options, extension } = line;
      const figures = { productId, taxRate, treatment, options, extension, ...amountsOf(line) };
      return compared(`la línea ${index + 1} d${name}`, { ...receipt.lines[index] }, figures);
    }),
    ...(hash === null || hash.kept === hash.computed ? [] : [`el resumen (hash) d${name} no es el de lo que dice`]),
  ];
}

const amountsOf = ({ price, discount, net, base, tax }: Amounts): Amounts => ({ price, discount, net, base, tax });

function compared(where: string, stored: object, computed: object): readonly string[] {
  const kept = stored as Figures;
  return Object.entries(computed).flatMap(([name, value]) =>
    kept[name] === value ? [] : [`${where} guarda ${name} ${words(name, kept[name])} y resulta ${words(name, value)}`],
  );
}

const COUNTED = new Set(['productId', 'rate', 'taxRate']);

function words(name: string, value: unknown): string {
  const isAmount = typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && !COUNTED.has(name);
  return isAmount ? formatMoney(value as Money) : String(value);
}
