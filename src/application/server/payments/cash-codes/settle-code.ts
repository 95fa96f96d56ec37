import type { CashCodeStatus } from '#application/server/payments/ports/cash-codes.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { Logger } from '#application/ports/logger.ts';
import type { ReleaseCode } from '#application/server/payments/release-code.ts';
import type { PlaceGuard } from '#application/server/learning/seminars/place-guard.ts';
import type { ExpireOrders } from '#application/server/orders/expire-orders.ts';
import type { Order } from '#application/server/orders/ports/orders.ts';
import { holdsNotSold, type ChargeGuard } from '#application/server/payments/charge-guard.ts';
import type { KeepSurplus } from '#application/server/payments/keep-surplus.ts';
import type {
  GatewayWord,
  PaymentAttempt,
  PaymentAttempts,
} from '#application/server/payments/ports/payment-attempts.ts';
import type { TakePayment } from '#application/server/payments/take-payment.ts';
import { hasTimeRunOut, isPaid } from '#domain/orders/order.ts';
import { nextAttemptState, type AttemptEvent } from '#domain/payments/payment-attempt.ts';
import type { CodeLetters } from './code-letters.ts';

/**
 * Writes down what the gateway said of a code of cash and lets its order follow; the same news twice changes nothing. What is paid is taken, also
 * after the code had ended: as due where the order can still be had, else to be given back. Source: decision 0104.
 */
export class SettleCode {
  constructor(
    private readonly guard: ChargeGuard,
    private readonly attempts: PaymentAttempts,
    private readonly take: TakePayment,
    private readonly surplus: KeepSurplus,
    private readonly places: PlaceGuard,
    private readonly release: ReleaseCode,
    private readonly expire: ExpireOrders,
    private readonly letters: CodeLetters,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  async execute(attemptId: string, news: CashCodeStatus): Promise<void> {
    const found = await this.attempts.find(attemptId);
    const order = found === null ? null : await this.guard.lock(found.orderId);
    const attempt = await this.attempts.find(attemptId);
    if (attempt?.code === undefined || order === null) return;
    if (news.kind === 'waiting') return this.#made(order, attempt, news);
    if (news.kind === 'approved') return this.#paid(order, attempt, news.word);
    if (news.kind === 'no-answer') return;
    if (news.kind === 'refused') return this.#ended(order, attempt, news.text);
    const isTakenBack = holdsNotSold(await this.guard.boughtOtherwise(order));
    const text = unpaidTexts[isPaid(order.state) ? 'withdrawn' : isTakenBack ? 'not-sold' : news.kind];
    return this.#ended(order, attempt, text, isTakenBack);
  }

  async #made(
    order: Order,
    attempt: PaymentAttempt,
    { number, until }: { number: string; until: Date },
  ): Promise<void> {
    if (!(await this.#move(attempt, 'code-made'))) return;
    await this.attempts.keepCode(attempt.id, { number, until });
    // Whoever paid it otherwise meanwhile would pay it twice: the round takes the code back.
    if (!isPaid(order.state)) await this.letters.made(order, { number, until });
  }

  async #paid(order: Order, attempt: PaymentAttempt, word: GatewayWord): Promise<void> {
    if (!(await this.#move(attempt, 'code-paid', word))) return;
    const { id, purchaseNumber: number, amount } = attempt;
    const source = { kind: 'attempt', id, number, code: attempt.code?.number ?? '' } as const;
    // Its places were freed when its time ran out: they may be somebody else's by now.
    const isLate = order.state === 'expired' || hasTimeRunOut(order.state, order.expiresAt, this.clock.now());
    if (isLate && (await this.places.obstacle(order)) !== null) {
      await this.release.execute(order);
      return this.surplus.execute({ order, source, amount, reason: 'attempt-refused' });
    }
    const taken = await this.take.execute(order, { source, amount }, await this.guard.boughtOtherwise(order));
    if (!taken.ok) this.logger.error('A paid order could not be confirmed', { order: order.number });
  }

  /** What the order held is free again, unless something else is paying it. */
  async #ended(order: Order, attempt: PaymentAttempt, buyerText: string, isTakenBack = false): Promise<void> {
    if (!(await this.#move(attempt, 'code-ended', { ...silentWord, buyerText }))) return;
    const { state } = await this.expire.expireIfOverdue(order);
    const isFree = state === 'continue' || state === 'expired';
    if (isFree) await this.release.execute(order);
    await this.places.keepFor(order);
    if (isFree && attempt.code?.number) await this.letters.ended(order, attempt.code.number, isTakenBack);
  }

  async #move({ id, state }: PaymentAttempt, event: AttemptEvent, word?: GatewayWord): Promise<boolean> {
    const next = nextAttemptState(state, event);
    return next.ok && this.attempts.move(id, state, next.value, this.clock.now(), word);
  }
}

const silentWord = { transactionId: null, actionCode: null, cardMask: null, cardBrand: null };

const unpaidTexts = {
  ended: 'Tu código venció sin que se pagara. No se te cobró nada.',
  'never-asked': 'Tu código no llegó a hacerse. No se te cobró nada.',
  withdrawn: 'Tu pedido se pagó de otra manera y este código se retiró: no lo pagues.',
  'not-sold': 'Algo de este pedido ya lo tienes o ya no se te vende, y este código se retiró: no lo pagues.',
} as const;
