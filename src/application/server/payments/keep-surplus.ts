import type { Clock } from '#application/ports/clock.ts';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import type { Logger } from '#application/ports/logger.ts';
import type { Accounts } from '#application/server/accounts/ports/accounts.ts';
import type { Order } from '#application/server/orders/ports/orders.ts';
import type { Outbox } from '#application/server/shared/ports/outbox.ts';
import type { PublicAddresses } from '#application/server/shared/ports/public-addresses.ts';
import type { SurplusPayments } from '#application/server/payments/ports/surplus-payments.ts';
import type { SchoolSettings } from '#application/server/settings/ports/school-settings.ts';
import { firstName, fullName, readerOf } from '#domain/accounts/user.ts';
import type { SurplusPayment, SurplusReason } from '#domain/payments/surplus-payment.ts';
import type { Money } from '#domain/shared/money.ts';
import { surplusLetter } from './surplus-letter.ts';

/** Money that arrived for an order and is not due, with the number it is found by where it arrived. */
export interface ArrivedSurplus {
  readonly order: Order;
  readonly source: SurplusPayment['source'] & {
    readonly number: string;
    /** What was paid in cash, or from a bank's app; left out: it came otherwise. */
    readonly code?: string;
  };
  readonly amount: Money;
  readonly reason: SurplusReason;
}

/**
 * Writes down money that is to be given back, once however often it is told, reports it and writes to the buyer: a payment is never
 * swallowed. In the caller's transaction. Source: decisions.md, One product, one payment.
 */
export class KeepSurplus {
  constructor(
    private readonly surplus: SurplusPayments,
    private readonly accounts: Accounts,
    private readonly outbox: Outbox,
    private readonly addresses: PublicAddresses,
    private readonly settings: SchoolSettings,
    private readonly clock: Clock,
    private readonly ids: IdGenerator,
    private readonly logger: Logger,
  ) {}

  async execute(arrived: ArrivedSurplus): Promise<void> {
    const { order, source, amount, reason } = arrived;
    if (amount === 0) return;
    const { kind, id, number } = source;
    const arrivedAt = this.clock.now();
    const isNew = await this.surplus.add({
      id: this.ids.newId(),
      orderId: order.id,
      userId: order.userId,
      source: { kind, id },
      amount,
      reason,
      arrivedAt,
      givenBack: null,
    });
    if (!isNew) return;
    this.logger.error('Money arrived that is not due: it has to be given back', {
      order: order.number,
      [kind === 'attempt' ? 'purchase' : 'operation']: number,
      amount,
      reason,
    });
    await this.#tell(arrived, arrivedAt);
  }

  async #tell({ order, source, amount, reason }: ArrivedSurplus, arrivedAt: Date): Promise<void> {
    const buyer = readerOf(await this.accounts.find(order.userId));
    // An account that was erased meanwhile has no mailbox; what it is owed stays with the staff.
    if (buyer === null) return;
    const isByCode = source.code !== undefined;
    const told = { orderNumber: order.number, amount, reason, arrivedAt, isByCode, foundBy: foundBy(source) };
    const letter = surplusLetter(told, firstName(buyer), this.settings.provider(), this.addresses.school('/contacto'));
    await this.outbox.post(letter, { name: fullName(buyer), email: buyer.email });
  }
}

function foundBy({ kind, number, code }: ArrivedSurplus['source']): string {
  if (code !== undefined) return `${`Código de pago ${code}`.trimEnd()}, compra ${number}`;
  return kind === 'attempt' ? `Tarjeta o Yape, compra ${number}` : `Depósito, operación ${number}`;
}
