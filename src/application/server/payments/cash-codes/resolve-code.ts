import type { CashCodeStatus } from '#application/server/payments/ports/cash-codes.ts';
import type { Clock } from '#application/ports/clock.ts';
import { holdsNotSold, type ChargeGuard } from '#application/server/payments/charge-guard.ts';
import type { Orders } from '#application/server/orders/ports/orders.ts';
import type { PaymentGateways } from '#application/server/payments/payment-gateways.ts';
import type { PaymentAttempt, PaymentAttempts } from '#application/server/payments/ports/payment-attempts.ts';
import type { PaymentGateway } from '#application/server/payments/ports/payment-gateway.ts';
import type { UnitOfWork } from '#application/server/shared/ports/unit-of-work.ts';
import { isPaid } from '#domain/orders/order.ts';
import { isSettled } from '#domain/payments/payment-attempt.ts';
import { SettleCode } from './settle-code.ts';

/** Between two questions about one code: notices tell sooner, and may get lost. */
const PAUSE_MS = 120_000;
/** Longer than a call that makes a code lasts. */
const MAKING_MS = 60_000;
/** A code that the gateway still calls open so long after its end has ended: nobody waits for its clock. */
const GRACE_MS = 60 * 60_000;

/** Finds out how a code of cash stands by asking the gateway: whether it was made, is paid, or has ended. */
export class ResolveCode {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly attempts: PaymentAttempts,
    private readonly gateways: PaymentGateways,
    private readonly orders: Orders,
    private readonly guard: ChargeGuard,
    private readonly clock: Clock,
  ) {}

  /** Ids of those that it is time to ask about, at most `limit`. */
  due(limit: number): Promise<readonly string[]> {
    return this.attempts.codesToAsk(this.#asLongAgo(), limit);
  }

  /** The attempt as it stands after asking; one that is settled, or was asked about just now, is not asked about. */
  async execute(attempt: PaymentAttempt): Promise<PaymentAttempt> {
    const gateway = this.gateways.named(attempt.gateway);
    if (gateway === null || isSettled(attempt.state)) return attempt;
    if (!(await this.attempts.claimAsking(attempt.id, this.#asLongAgo(), this.clock.now()))) return attempt;
    await this.ask(gateway, attempt);
    return (await this.attempts.find(attempt.id)) ?? attempt;
  }

  /** Asks at once, also about one that had ended: money may have come all the same. One whose money would go back is taken back. */
  async ask(gateway: PaymentGateway, attempt: PaymentAttempt): Promise<void> {
    const isIdle = !isSettled(attempt.state) && (await this.#isIdle(attempt));
    const answer = await (isIdle ? gateway.withdrawCode(attempt) : gateway.codeStatus(attempt));
    const news = this.#judged(attempt, answer);
    if (news !== null) await this.unitOfWork.write(SettleCode, (settle) => settle.execute(attempt.id, news));
  }

  /** Whether its order was paid otherwise, or holds what is not sold to its buyer any more. */
  async #isIdle({ orderId }: PaymentAttempt): Promise<boolean> {
    const order = await this.orders.find(orderId);
    return order !== null && (isPaid(order.state) || holdsNotSold(await this.guard.boughtOtherwise(order)));
  }

  /** What is to be written down of an answer; null: nothing yet. */
  #judged({ code, createdAt }: PaymentAttempt, news: CashCodeStatus): CashCodeStatus | null {
    const now = this.clock.now().getTime();
    // The call that makes it may be under way.
    if (news.kind === 'never-asked') return now - createdAt.getTime() > MAKING_MS ? news : null;
    if (news.kind !== 'waiting') return news;
    const until = Math.max(news.until.getTime(), code?.until.getTime() ?? 0);
    return now - until > GRACE_MS ? { kind: 'ended' } : news;
  }

  #asLongAgo(): Date {
    return new Date(this.clock.now().getTime() - PAUSE_MS);
  }
}
