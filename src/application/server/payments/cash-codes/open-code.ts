import type { CashCodeBuyer } from '#application/server/payments/ports/cash-codes.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { DiscountCodes } from '#application/server/cart/ports/discount-codes.ts';
import type { Accounts } from '#application/server/accounts/ports/accounts.ts';
import type { CodeUsedUp } from '#application/server/orders/create-order.ts';
import type { Order } from '#application/server/orders/ports/orders.ts';
import type { ChargeGuard } from '#application/server/payments/charge-guard.ts';
import { claimCode } from '#application/server/payments/claim-code.ts';
import type { OpenAttemptRefusal, OpenPaymentAttempt } from '#application/server/payments/open-payment-attempt.ts';
import type { PaymentAttempt, PaymentAttempts } from '#application/server/payments/ports/payment-attempts.ts';
import { hasTimeRunOut } from '#domain/orders/order.ts';
import { isSettled, isUnresolved } from '#domain/payments/payment-attempt.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';

export type OpenCodeRefusal =
  | OpenAttemptRefusal
  | CodeUsedUp
  /** The order is to be paid in another way: no places are held for a code. */
  | { readonly kind: 'not-by-cash-code' };

/** Who asks for the code of which order. */
export interface CodeAsked {
  readonly userId: string;
  readonly orderId: string;
  /** Whether a code that ended is followed by another; otherwise it is that one, unless its order is paid or being paid. Not said: it is. */
  readonly again?: boolean | undefined;
}

export interface OpenedCode {
  readonly attempt: PaymentAttempt;
  readonly order: Order;
  readonly buyer: CashCodeBuyer;
}

/**
 * The try at paying an order by a code of cash, in one transaction, before the gateway is asked for anything: a code that it makes has its order
 * whatever happens then. An order has one such try at a time; its discount code is used from now on, as of everything that waits for money.
 */
export class OpenCode {
  constructor(
    private readonly open: OpenPaymentAttempt,
    private readonly guard: ChargeGuard,
    private readonly attempts: PaymentAttempts,
    private readonly accounts: Accounts,
    private readonly discounts: DiscountCodes,
    private readonly clock: Clock,
  ) {}

  /** @param gateway the name of the one that is to make it. */
  async execute(asked: CodeAsked, gateway: string): Promise<Result<OpenedCode, OpenCodeRefusal>> {
    const { userId, orderId, again = true } = asked;
    const order = await this.guard.lock(orderId);
    if (order === null || order.userId !== userId) return refuse({ kind: 'order-not-found' });
    const account = await this.accounts.find(userId);
    if (account === null) return refuse({ kind: 'order-not-found' });
    const { givenNames, paternalSurname, maternalSurname, phone, email } = account;
    const surnames = [paternalSurname, maternalSurname].filter((part) => part !== '').join(' ');
    const buyer = { firstName: givenNames, lastName: surnames, phone, email };
    const attempts = await this.attempts.ofOrder(orderId);
    const codes = attempts.filter(({ code }) => code !== undefined);
    const running = codes.find(({ state }) => !isSettled(state));
    if (running !== undefined) return accept({ attempt: running, order, buyer });
    const ended = codes.at(-1);
    if (!again && ended !== undefined && this.#isToldOf(order) && !attempts.some(({ state }) => isUnresolved(state))) {
      return accept({ attempt: ended, order, buyer });
    }
    if (order.paymentMethod !== 'cash-code') return refuse({ kind: 'not-by-cash-code' });
    const opened = await this.open.execute(userId, orderId, gateway, 'code');
    if (!opened.ok) return opened;
    const { code } = order.snapshot;
    if (code !== null && !(await claimCode(order, this.discounts, this.clock.now()))) {
      await this.attempts.move(opened.value.attempt.id, 'created', 'refused', this.clock.now());
      return refuse({ kind: 'code-used-up', word: code.word });
    }
    return accept({ attempt: opened.value.attempt, order, buyer });
  }

  /** Once its order has expired, its buyer still reads which number is not to be paid any more. */
  #isToldOf({ state, expiresAt }: Order): boolean {
    return state === 'expired' || (state === 'continue' && !hasTimeRunOut(state, expiresAt, this.clock.now()));
  }
}
