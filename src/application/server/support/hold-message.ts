import type { Clock } from '#application/ports/clock.ts';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import type { UnaskedLetters } from '#application/server/shared/unasked-letters.ts';
import type { Fingerprints } from '#application/server/shared/ports/fingerprints.ts';
import type { Message, Messages } from '#application/server/support/ports/messages.ts';
import type { Outbox } from '#application/server/shared/ports/outbox.ts';
import type { PublicAddresses } from '#application/server/shared/ports/public-addresses.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import { heldMessageLifetimeMs } from '#domain/support/held-message.ts';
import { confirmMessageLetter } from './message-letters.ts';

/** The address got as many letters today as strangers may cause; without one more, its message could not be confirmed. */
export interface TooManyLetters {
  readonly kind: 'too-many-letters';
}

/**
 * Keeps a message that came without the captcha's answer, which needs script, until whoever reads the mailbox confirms by the
 * link of a letter that they wrote it. Nobody reads it before.
 */
export class HoldMessage {
  constructor(
    private readonly messages: Messages,
    private readonly outbox: Outbox,
    private readonly letters: UnaskedLetters,
    private readonly addresses: PublicAddresses,
    private readonly fingerprints: Fingerprints,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  async execute(written: Omit<Message, 'id' | 'at'>): Promise<Result<void, TooManyLetters>> {
    const now = this.clock.now();
    await this.messages.forgetHeld(new Date(now.getTime() - heldMessageLifetimeMs));
    if (!(await this.letters.mayReach(written.email))) return refuse({ kind: 'too-many-letters' });
    const secret = this.ids.newSecret(24);
    await this.messages.hold({ ...written, id: this.ids.newId(), at: now }, this.fingerprints.of(secret));
    await this.outbox.post(confirmMessageLetter(this.addresses.school(`/contacto/confirmar/${secret}`)), {
      name: written.email,
      email: written.email,
    });
    return accept(undefined);
  }
}
