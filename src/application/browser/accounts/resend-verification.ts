import type { Logger } from '#application/ports/logger.ts';
import type { AccountApi } from '#application/browser/accounts/ports/account-api.ts';

/** Asks for the verification letter again. A failure is only logged. Source: AUTH-8, ERROR-4. */
export class ResendVerification {
  constructor(
    private readonly api: AccountApi,
    private readonly logger: Logger,
  ) {}

  /** Whether a letter is on its way. */
  async execute(email: string): Promise<boolean> {
    const sent = await this.api.sendVerification(email);
    if (!sent.ok)
      this.logger.warn('the verification letter was not sent', {
        kind: sent.refusal.kind,
        requestId: sent.refusal.requestId,
      });
    return sent.ok && sent.value;
  }
}
