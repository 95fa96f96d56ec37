import type { Clock } from '#application/ports/clock.ts';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import type { Logger } from '#application/ports/logger.ts';
import type { Order } from '#application/server/ports/orders.ts';
import type { SurplusPayments } from '#application/server/ports/surplus-payments.ts';
import type { SurplusPayment, SurplusReason } from '#domain/orders/surplus-payment.ts';
import type { Money } from '#domain/shared/money.ts';

/** Money that arrived for an order and is not due, with the number it is found by where it arrived. */
export interface ArrivedSurplus {
  readonly order: Order;
  readonly source: SurplusPayment['source'] & { readonly number: string };
  readonly amount: Money;
  readonly reason: SurplusReason;
}

/**
 * Writes down money that is to be given back, once however often it is told, and reports it: a payment is never swallowed. In the
 * caller's transaction. Source: decisions.md, One product, one payment.
 */
export class KeepSurplus {
  readonly #surplus: SurplusPayments;
  readonly #clock: Clock;
  readonly #ids: IdGenerator;
  readonly #logger: Logger;

  constructor(surplus: SurplusPayments, clock: Clock, ids: IdGenerator, logger: Logger) {
    this.#surplus = surplus;
    this.#clock = clock;
    this.#ids = ids;
    this.#logger = logger;
  }

  async execute({ order, source, amount, reason }: ArrivedSurplus): Promise<void> {
    if (amount === 0) return;
    const { kind, id, number } = source;
    const isNew = await this.#surplus.add({
      id: this.#ids.newId(),
      orderId: order.id,
      userId: order.userId,
      source: { kind, id },
      amount,
      reason,
      arrivedAt: this.#clock.now(),
      givenBack: null,
    });
    if (!isNew) return;
    this.#logger.error('Money arrived that is not due: it has to be given back', {
      order: order.number,
      [kind === 'attempt' ? 'purchase' : 'operation']: number,
      amount,
      reason,
    });
  }
}
