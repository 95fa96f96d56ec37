import type { Clock } from '#application/ports/clock.ts';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import type { Fingerprints } from '#application/server/shared/ports/fingerprints.ts';
import type { NewsConsent, NewsSubscriptions } from '#application/server/support/ports/news-subscriptions.ts';
import type { Device } from '#application/server/accounts/ports/sessions.ts';
import { newsConsent } from '#domain/legal/news-consent.ts';

/** Writes down who agreed to the news, to which words, when and from where: the burden of proof is the school's. */
export class NewsRecord {
  constructor(
    private readonly subscriptions: NewsSubscriptions,
    private readonly fingerprints: Fingerprints,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  note(email: string, event: NewsConsent['event'], device: Device): Promise<void> {
    return this.subscriptions.note({
      id: this.ids.newId(),
      email,
      event,
      textVersion: newsConsent.version,
      textHash: this.fingerprints.of(newsConsent.text),
      at: this.clock.now(),
      device,
    });
  }
}
