import { isUsedUp, type Purchase } from './used-up.ts';

/**
 * Why an unpaid order may still turn out to be paid: its card is being charged now, the gateway was asked and has not answered, or
 * somebody is to decide about its voucher. Source: decisions.md, One product, one payment.
 */
export type UnderWayState = 'charging' | 'unanswered' | 'under-review';

/** An order of an account that is being paid. */
export interface OrderUnderWay {
  readonly id: string;
  /** As its buyer knows it. */
  readonly number: number;
  readonly state: UnderWayState;
  /** The payment attempt whose end is waited for; null: it waits for a voucher. */
  readonly attemptId: string | null;
  readonly lines: readonly (Purchase & { readonly productId: number })[];
}

/** As much of it as its buyer is told. */
export type NamedOrder = Pick<OrderUnderWay, 'id' | 'number' | 'state' | 'attemptId'>;

/** What its buyer is told of an order under way. */
export function namedOrder({ id, number, state, attemptId }: OrderUnderWay): NamedOrder {
  return { id, number, state, attemptId };
}

/** The order besides `exceptId` in which a product is being paid that can be had only once; null: it may be charged. */
export function orderThatPays(
  productId: number,
  underWay: readonly OrderUnderWay[],
  exceptId: string | null = null,
): OrderUnderWay | null {
  const pays = ({ id, lines }: OrderUnderWay): boolean =>
    id !== exceptId && lines.some((line) => line.productId === productId && !isUsedUp(line));
  return underWay.find(pays) ?? null;
}

/** Where its buyer sees how an order under way stands. */
export function underWayPath({ id, attemptId }: Pick<NamedOrder, 'id' | 'attemptId'>): string {
  return attemptId === null ? `/confirmar-pago?pedido=${id}` : `/validando?intento=${attemptId}`;
}
