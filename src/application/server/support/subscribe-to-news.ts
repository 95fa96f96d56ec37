import type { Clock } from '#application/ports/clock.ts';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import type { Fingerprints } from '#application/server/shared/ports/fingerprints.ts';
import type { NewsSubscriptions } from '#application/server/support/ports/news-subscriptions.ts';
import type { Outbox } from '#application/server/shared/ports/outbox.ts';
import type { PublicAddresses } from '#application/server/shared/ports/public-addresses.ts';
import type { Device } from '#application/server/accounts/ports/sessions.ts';
import { emailAddress, type EmailRefusal } from '#domain/accounts/email-address.ts';
import { maySendConfirmation } from '#domain/support/news-opt-in.ts';
import { accept, type Result } from '#domain/shared/result.ts';
import { confirmNewsLetter } from './news-letters.ts';
import type { NewsRecord } from './news-record.ts';

/**
 * Asks an address whether it wants the school's news; it gets none before it confirms. The answer is the same for an address
 * that gets them already, so that nobody learns who does. Source: NEWS-1.
 */
export class SubscribeToNews {
  constructor(
    private readonly subscriptions: NewsSubscriptions,
    private readonly record: NewsRecord,
    private readonly outbox: Outbox,
    private readonly addresses: PublicAddresses,
    private readonly fingerprints: Fingerprints,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /** @param site the code of the site the address was given to. */
  async execute(email: string, site: string, device: Device): Promise<Result<void, EmailRefusal>> {
    const read = emailAddress(email);
    if (!read.ok) return read;
    const address = read.value;
    const now = this.clock.now();
    if (!maySendConfirmation(await this.subscriptions.find(address), now)) return accept(undefined);
    const secret = this.ids.newSecret(24);
    await this.subscriptions.ask({ email: address, site, at: now, confirmHash: this.fingerprints.of(secret) });
    await this.record.note(address, 'asked', device);
    await this.outbox.post(confirmNewsLetter(this.addresses.school(`/novedades/alta/${secret}`)), {
      name: address,
      email: address,
    });
    return accept(undefined);
  }
}
