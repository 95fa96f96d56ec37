import type { Clock } from '#application/ports/clock.ts';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import type { Fingerprints } from '#application/server/shared/ports/fingerprints.ts';
import type { NewsSubscriptions } from '#application/server/support/ports/news-subscriptions.ts';
import type { Outbox } from '#application/server/shared/ports/outbox.ts';
import type { PublicAddresses } from '#application/server/shared/ports/public-addresses.ts';
import type { Device } from '#application/server/accounts/ports/sessions.ts';
import { confirmationLifetimeMs } from '#domain/support/news-opt-in.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { SubscriptionNotFound } from './leave-news.ts';
import { welcomeToNewsLetter } from './news-letters.ts';
import type { NewsRecord } from './news-record.ts';

/** Begins the subscription that the link of a letter names, and tells how to end it; the link may be opened again. */
export class ConfirmNews {
  constructor(
    private readonly subscriptions: NewsSubscriptions,
    private readonly record: NewsRecord,
    private readonly outbox: Outbox,
    private readonly addresses: PublicAddresses,
    private readonly fingerprints: Fingerprints,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  async execute(secret: string, device: Device): Promise<Result<void, SubscriptionNotFound>> {
    const now = this.clock.now();
    const since = new Date(now.getTime() - confirmationLifetimeMs);
    const leave = this.ids.newSecret(24);
    const [confirmHash, leaveHash] = [this.fingerprints.of(secret), this.fingerprints.of(leave)];
    const confirmed = await this.subscriptions.confirm(confirmHash, since, now, leaveHash);
    if (confirmed === null) return refuse({ kind: 'subscription-not-found' });
    const { email, isNew } = confirmed;
    if (!isNew) return accept(undefined);
    await this.record.note(email, 'confirmed', device);
    await this.outbox.post(welcomeToNewsLetter(this.addresses.school(`/novedades/baja/${leave}`)), {
      name: email,
      email,
    });
    return accept(undefined);
  }
}
