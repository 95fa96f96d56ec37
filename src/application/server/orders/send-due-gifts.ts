import type { Clock } from '#application/ports/clock.ts';
import type { Logger } from '#application/ports/logger.ts';
import type { Gifts } from '#application/server/orders/ports/gifts.ts';
import type { UnitOfWork } from '#application/server/shared/ports/unit-of-work.ts';
import { GiftLetters } from './gift-letters.ts';

const batch = 50;

/** Sends the letters of gifts whose day has come, each in a transaction of its own: once, however many processes go round. */
export class SendDueGifts {
  constructor(
    private readonly gifts: Gifts,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  /** @param isStopping is asked between two transactions whether to leave the rest to the next round. */
  async execute(isStopping: () => boolean): Promise<void> {
    for (const orderId of await this.gifts.due(this.clock.now(), batch)) {
      if (isStopping()) return;
      try {
        await this.unitOfWork.write(GiftLetters, (letters) => letters.send(orderId, true));
      } catch (error) {
        // The others are not kept waiting for it; the next round tries again.
        this.logger.error('The letter of a gift was not sent', { order: orderId, error: String(error) });
      }
    }
  }
}
