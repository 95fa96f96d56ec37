import type { OfficeOrdersPage } from '#application/read-models/orders/office-orders.ts';
import type { PaymentMethod } from '#domain/orders/order-steps.ts';
import type { OrderState } from '#domain/orders/order.ts';
import { addDays, type PlainDate, startOfLimaDay } from '#domain/shared/dates.ts';
import { fold } from '#domain/shared/text.ts';
import { ordersNamedIn } from '#domain/vouchers/deposit-code.ts';
import type { OfficeOrders } from './ports/office-orders.ts';

/** Orders on a page of the list. */
const ordersOnAPage = 25;

/** Which orders are asked for; null and '' narrow nothing. */
export interface OrdersAsked {
  readonly state: OrderState | null;
  readonly method: PaymentMethod | null;
  readonly refundAsked: boolean;
  readonly paymentUnknown: boolean;
  /** The first and the last day in Lima on which they were made. */
  readonly from: PlainDate | null;
  readonly to: PlainDate | null;
  /** A deposit's code among them names its order. */
  readonly words: string;
  /** From 1. */
  readonly page: number;
}

/** Lists the school's orders, the last first. Source: decisions.md, Staff. */
export class ListOfficeOrders {
  constructor(private readonly orders: OfficeOrders) {}

  async execute({ from, to, words, page, ...asked }: OrdersAsked): Promise<OfficeOrdersPage> {
    const [named] = ordersNamedIn(words);
    const { found, total } = await this.orders.list({
      ...asked,
      from: from && startOfLimaDay(from),
      until: to && startOfLimaDay(addDays(to, 1)),
      words: named === undefined ? fold(words).split(/\s+/).filter(Boolean) : [String(named)],
      offset: (page - 1) * ordersOnAPage,
      limit: ordersOnAPage,
    });
    return { orders: found, total, pages: Math.max(1, Math.ceil(total / ordersOnAPage)) };
  }
}
