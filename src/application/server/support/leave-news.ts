import type { Clock } from '#application/ports/clock.ts';
import type { Fingerprints } from '#application/server/shared/ports/fingerprints.ts';
import type { NewsSubscriptions } from '#application/server/support/ports/news-subscriptions.ts';
import type { Device } from '#application/server/accounts/ports/sessions.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { NewsRecord } from './news-record.ts';

export interface SubscriptionNotFound {
  readonly kind: 'subscription-not-found';
}

/** Ends the subscription that a link of a letter names; the link may be opened again. */
export class LeaveNews {
  constructor(
    private readonly subscriptions: NewsSubscriptions,
    private readonly record: NewsRecord,
    private readonly fingerprints: Fingerprints,
    private readonly clock: Clock,
  ) {}

  async execute(secret: string, device: Device): Promise<Result<void, SubscriptionNotFound>> {
    const email = await this.subscriptions.end(this.fingerprints.of(secret), this.clock.now());
    if (email === null) return refuse({ kind: 'subscription-not-found' });
    await this.record.note(email, 'ended', device);
    return accept(undefined);
  }
}
