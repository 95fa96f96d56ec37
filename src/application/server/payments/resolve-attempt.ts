import type { Clock } from '#application/ports/clock.ts';
import type {
  GatewayWord,
  PaymentAttempt,
  PaymentAttempts,
} from '#application/server/payments/ports/payment-attempts.ts';
import type { PaymentGateway } from '#application/server/payments/ports/payment-gateway.ts';
import type { UnitOfWork } from '#application/server/shared/ports/unit-of-work.ts';
import type { ResolveCode } from './cash-codes/resolve-code.ts';
import { KeepSession } from './keep-session.ts';
import type { PaymentGateways } from './payment-gateways.ts';
import { SettleAttempt } from './settle-attempt.ts';

/** Longer than any call to a gateway lasts: an authorisation asked before that is under way no more. */
const PATIENCE_MS = 60_000;
/** How long a buyer may stay at the gateway's page. */
const SESSION_LIFE_MS = 30 * 60_000;
/** What the network held back longer than that may be charged or given back still, and a code taken after its end: the gateway is asked again after a quarter of an hour, and each day of three. */
export const UNHEARD_MS = { first: 15 * 60_000, pause: 24 * 60 * 60_000, last: 3 * 24 * 60 * 60_000 };

/** Finds out what became of an attempt by asking the gateway, never by charging again. Source: decisions.md, Payment and orders. */
export class ResolveAttempt {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly attempts: PaymentAttempts,
    private readonly gateways: PaymentGateways,
    private readonly clock: Clock,
    private readonly codes: ResolveCode,
  ) {}

  /** The attempt as it stands after asking; one that is settled is not asked about. */
  async execute(attempt: PaymentAttempt): Promise<PaymentAttempt> {
    if (attempt.code !== undefined) return this.codes.execute(attempt);
    const gateway = this.gateways.named(attempt.gateway);
    const age = this.clock.now().getTime() - attempt.updatedAt.getTime();
    const waits = attempt.state === 'session' || attempt.state === 'created';
    if (waits && age > SESSION_LIFE_MS) {
      await this.unitOfWork.write(KeepSession, (keep) => keep.givenUp(attempt.id, 'timed-out'));
    } else if (gateway !== null && (attempt.state === 'authorizing' || attempt.state === 'unknown')) {
      await this.#ask(gateway, attempt, age);
    } else return attempt;
    return (await this.attempts.find(attempt.id)) ?? attempt;
  }

  /** Ids of those taken for never charged, or with a code taken for never paid, about which it is time to ask again, at most `limit`. */
  unheard(limit: number): Promise<readonly string[]> {
    const refused = { from: this.#ago(UNHEARD_MS.last), until: this.#ago(UNHEARD_MS.first) };
    return this.attempts.neverHeardOf(refused, this.#ago(UNHEARD_MS.pause), limit);
  }

  /** Asks again about one of these: what was charged all the same is kept to be given back, since its buyer was told otherwise; a code that was paid is paid. */
  async again(attempt: PaymentAttempt): Promise<void> {
    const gateway = this.gateways.named(attempt.gateway);
    if (gateway === null) return;
    const { clock } = this;
    if (!(await this.attempts.claimAsking(attempt.id, this.#ago(UNHEARD_MS.pause), clock.now()))) return;
    if (attempt.code !== undefined) return this.codes.ask(gateway, attempt);
    const status = await gateway.status(attempt);
    if (status.kind === 'approved') await this.#settle(attempt, status);
  }

  #ago(milliseconds: number): Date {
    return new Date(this.clock.now().getTime() - milliseconds);
  }

  async #ask(gateway: PaymentGateway, attempt: PaymentAttempt, age: number): Promise<void> {
    const status = await gateway.status(attempt);
    const isOver = age > PATIENCE_MS;
    if (status.kind === 'never-asked') {
      if (isOver) await this.#settle(attempt, { kind: 'declined', word: neverCharged });
    } else if (status.kind !== 'no-answer' || (attempt.state === 'authorizing' && isOver)) {
      await this.#settle(attempt, status);
    }
  }

  async #settle({ id }: PaymentAttempt, news: Parameters<SettleAttempt['execute']>[1]): Promise<void> {
    await this.unitOfWork.write(SettleAttempt, (settle) => settle.execute(id, news));
  }
}

const neverCharged: GatewayWord = {
  transactionId: null,
  actionCode: null,
  buyerText: 'Tu pago no llegó a procesarse y no se te cobró nada. Puedes intentarlo otra vez.',
  cardMask: null,
  cardBrand: null,
};
