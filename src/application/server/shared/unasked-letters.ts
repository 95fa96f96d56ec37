import type { Clock } from '#application/ports/clock.ts';
import type { RateCounts } from '#application/server/shared/ports/rate-counts.ts';

/** Letters that people nobody knows may cause at one address within a day. */
const mostADay = 5;
const day = 24 * 60 * 60;

/** Counts letters that are caused by whoever types an address: its owner may not have asked for any, and is not flooded. */
export class UnaskedLetters {
  constructor(
    private readonly counts: RateCounts,
    private readonly clock: Clock,
  ) {}

  /**
   * Whether one more may go there today; counts it. @param email as `emailAddress` reads it, so that it is counted in whatever way it was typed.
   * @param matter what is counted apart: none of it takes the place of another letter.
   */
  async mayReach(email: string, matter: '' | 'complaint' | 'question' = ''): Promise<boolean> {
    const { count } = await this.counts.hit(`letter-to:${email}${matter}`, day, this.clock.now());
    return count <= mostADay;
  }
}
