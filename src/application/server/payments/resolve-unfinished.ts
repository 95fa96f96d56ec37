import type { Logger } from '#application/ports/logger.ts';
import type { PaymentAttempts } from '#application/server/payments/ports/payment-attempts.ts';
import type { ResolveCode } from './cash-codes/resolve-code.ts';
import type { ResolveAttempt } from './resolve-attempt.ts';

const AT_A_TIME = 200;

/**
 * Asks the gateways about every attempt whose end is not known: what a crash between payment and answer left behind, and codes that wait to be
 * paid; and again about what they did not know, which may have reached them late.
 */
export class ResolveUnfinished {
  constructor(
    private readonly attempts: PaymentAttempts,
    private readonly resolve: ResolveAttempt,
    private readonly codes: ResolveCode,
    private readonly logger: Logger,
  ) {}

  async execute(): Promise<void> {
    const ids = [...(await this.attempts.unresolved(AT_A_TIME)), ...(await this.codes.due(AT_A_TIME))];
    for (const id of ids) {
      const attempt = await this.attempts.find(id);
      if (attempt === null) continue;
      const { state } = await this.resolve.execute(attempt);
      if (state !== attempt.state) {
        this.logger.info('A payment left open is resolved', { purchase: attempt.purchaseNumber, state });
      }
    }
    for (const id of await this.resolve.unheard(AT_A_TIME)) {
      const attempt = await this.attempts.find(id);
      if (attempt !== null) await this.resolve.again(attempt);
    }
  }
}
