import type { Clock } from '#application/ports/clock.ts';
import type { Fingerprints } from '#application/server/shared/ports/fingerprints.ts';
import type { Messages } from '#application/server/support/ports/messages.ts';
import type { Outbox } from '#application/server/shared/ports/outbox.ts';
import type { PublicAddresses } from '#application/server/shared/ports/public-addresses.ts';
import type { SchoolContact } from '#application/server/support/ports/school-contact.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import { heldMessageLifetimeMs } from '#domain/support/held-message.ts';
import { messagesPath, receivedLetter, staffLetter } from './message-letters.ts';

/** The link was used already, is too old or is none. */
export interface HeldMessageNotFound {
  readonly kind: 'held-message-not-found';
}

/** Lets a message that waited for its confirmation reach the staff. */
export class ConfirmMessage {
  constructor(
    private readonly messages: Messages,
    private readonly outbox: Outbox,
    private readonly contact: SchoolContact,
    private readonly addresses: PublicAddresses,
    private readonly fingerprints: Fingerprints,
    private readonly clock: Clock,
  ) {}

  async execute(secret: string): Promise<Result<void, HeldMessageNotFound>> {
    const now = this.clock.now();
    const since = new Date(now.getTime() - heldMessageLifetimeMs);
    const message = await this.messages.release(this.fingerprints.of(secret), since, now);
    if (message === null) return refuse({ kind: 'held-message-not-found' });
    await this.outbox.post(receivedLetter(message), { name: message.name, email: message.email });
    const office = this.addresses.school(messagesPath);
    await this.outbox.post(staffLetter(message, office), { name: 'Escuela', email: this.contact.details.email });
    return accept(undefined);
  }
}
